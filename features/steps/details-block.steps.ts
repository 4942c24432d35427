import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';
import { defineList } from '../support/table.ts';

Given(
  'the page of {string} has a description of {int} words',
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
