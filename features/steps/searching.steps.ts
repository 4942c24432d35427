import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { ITEM_FIELDS } from '../support/catalogue.ts';
import type { Part } from '../support/screen.ts';
import { headingsOf } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineTable } from '../support/table.ts';

const SECOND_MS = 1000;

const field = (scenario: Scenario): Part =>
  scenario.screen.part('searchbox', scenario.textInLanguage('Search'));

const programsField = ({ screen }: Scenario): Part => screen.part('searchbox', 'Search programs');

const results = ({ screen }: Scenario): Part => screen.part('article');

const titlesOfResults = (scenario: Scenario, atMost?: number): Promise<string[]> =>
  headingsOf(results(scenario), atMost);

const foundItems = defineTable('a search finds:', { item: 'the title of an item' }, {}, ITEM_FIELDS);

Given('a search finds:', async function (this: Scenario, table: DataTable) {
  const items = foundItems(table).map(({ item, ...fields }) =>
    this.item(item, fields as Record<string, string>),
  );
  await this.fail('GET /api/v3/jwp/search', { body: { playlist: await Promise.all(items) } });
});

When('they search for {string}', async function (this: Scenario, text: string) {
  await this.onceThere(
    () => field(this),
    (part) => part.fill(text),
  );
});

When('they look for {string} among the programs', async function (this: Scenario, text: string) {
  await this.onceThere(
    () => programsField(this),
    (part) => part.fill(text),
  );
});

/** As people type: a key at a time, with a pause after each but the last, in seconds. */
async function typeByLetter(
  scenario: Scenario,
  find: () => Part,
  text: string,
  pause: number,
): Promise<void> {
  await scenario.onceThere(find, (part) => part.focus());
  for (const [place, letter] of Array.from(text).entries()) {
    if (place > 0) await scenario.assembly.wait(pause * SECOND_MS);
    await scenario.screen.key(letter);
  }
}

When(
  'they type {string} into the search, a letter every {float} s',
  async function (this: Scenario, text: string, pause: number) {
    await typeByLetter(this, () => field(this), text, pause);
  },
);

When(
  'they type {string} into the search of programs, a letter every {float} s',
  async function (this: Scenario, text: string, pause: number) {
    await typeByLetter(this, () => programsField(this), text, pause);
  },
);

Then('the search says {string}', async function (this: Scenario, text: string) {
  await this.eventually(async () => {
    assert.equal(await field(this).attribute('value'), text);
  });
});

Then('the search of programs says {string}', async function (this: Scenario, text: string) {
  await this.eventually(async () => {
    assert.equal(await programsField(this).attribute('value'), text);
  });
});

Then('the search invites with {string}', async function (this: Scenario, text: string) {
  await this.eventually(async () => {
    assert.equal(await field(this).attribute('placeholder'), text);
  });
});

Then('the search of programs invites with {string}', async function (this: Scenario, text: string) {
  await this.eventually(async () => {
    assert.equal(await programsField(this).attribute('placeholder'), text);
  });
});

Then('the search has the focus', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await field(this).hasFocus(), true);
  });
});

Then('the search of programs has the focus', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await programsField(this).hasFocus(), true);
  });
});

Then('the search is not open', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('dialog', 'Search').count(), 0);
  });
});

const allResults = defineColumn('the results are, in this order:', 'the title of a card');

Then('the results are, in this order:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await titlesOfResults(this), allResults(table));
  });
});

const firstResults = defineColumn('the results begin with:', 'the title of a card');

Then('the results begin with:', async function (this: Scenario, table: DataTable) {
  const expected = firstResults(table);
  await this.eventually(async () => {
    assert.deepEqual(await titlesOfResults(this, expected.length), expected);
  });
});

Then('there are {int} results', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    // Only the cards near the viewport are on the page.
    const list = this.screen.part('main').part('list');
    assert.equal(await list.attribute('data-items'), String(count));
    assert.notEqual(await list.part('article').count(), 0, 'It shows nothing at all');
  });
});

Then('the results show {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('article', title).count(), 1);
  });
});

Then('the results do not show {string}', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('article', title).count(), 0);
  });
});
