import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList, definePairs, defineTable, isYes } from '../support/table.ts';

const DETAILS = 'GET /api/v3/jwp/metadata';
const SHOP = 'https://shop.example/';

Given(
  '{string} has a description of {int} words',
  async function (this: Scenario, title: string, count: number) {
    const description = 'Every word counts. '.repeat(count / 3).trim();
    await this.fail('GET /v2/media/:id', { body: { playlist: [await this.item(title, { description })] } });
  },
);

Given(
  'the description of the page {string} is:',
  async function (this: Scenario, title: string, description: string) {
    await this.fail('GET /v2/media/:id', { body: { playlist: [await this.item(title, { description })] } });
  },
);

Given(
  'the description of the page {string} is {int} times {string}, and then {string}',
  async function (this: Scenario, title: string, count: number, mark: string, words: string) {
    const description = mark.repeat(count) + words;
    await this.fail('GET /v2/media/:id', { body: { playlist: [await this.item(title, { description })] } });
  },
);

const knownDetails = definePairs('{string} is described by:', {
  pace: 'the pace',
  style: 'the style',
  'air date': 'when it aired: 2026-06-15T00:00:00Z',
  program: 'the title of the program that it belongs to',
});

Given('{string} is described by:', async function (this: Scenario, title: string, table: DataTable) {
  const { 'air date': airDate, program, ...words } = knownDetails(table);
  const { mediaid, slug } = findItem(program ?? title);
  const series = program && { name: program, viewName: slug, mediaId: mediaid };
  const body = { ...words, ...(airDate ? { pubdate: airDate } : {}), ...(series ? { series } : {}) };
  await this.fail(`${DETAILS}/:mediaid`, { body });
});

const equipment = defineTable(
  '{string} takes this equipment:',
  { equipment: 'what it is called' },
  { 'for sale': 'yes or no' },
);

Given('{string} takes this equipment:', async function (this: Scenario, title: string, table: DataTable) {
  findItem(title);
  const pieces = equipment(table).map(({ equipment: name, 'for sale': forSale }) =>
    isYes(forSale)
      ? { name, purchasable: true, purchase_url: SHOP + name.toLowerCase() }
      : { name, purchasable: false },
  );
  await this.fail(`${DETAILS}/:mediaid`, { body: { equipment: pieces } });
});

const details = defineList('the details are:', 'the name of a detail, such as Trainer', 'what it says');

Then('the details are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const terms = this.screen.part('main').part('term');
    const definitions = this.screen.part('main').part('definition');
    const count = await terms.count();
    const shown = await Promise.all(
      Array.from({ length: count }, async (_, index) => [
        await terms.nth(index).text(),
        await definitions.nth(index).text(),
      ]),
    );
    assert.deepEqual(shown, details(table));
  });
});

Then('no details show', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('main').part('term').count(), 0);
  });
});
