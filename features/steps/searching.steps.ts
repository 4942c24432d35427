import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { Part } from '../support/screen.ts';
import { headingsOf } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';

const SECOND_MS = 1000;

const field = (scenario: Scenario, label = 'Search'): Part =>
  scenario.screen.part('searchbox', scenario.textInLanguage(label));

const results = ({ screen }: Scenario): Part => screen.part('article');

const titlesOfResults = (scenario: Scenario, atMost?: number): Promise<string[]> =>
  headingsOf(results(scenario), atMost);

When('they search for {string}', async function (this: Scenario, text: string) {
  await this.onceThere(
    () => field(this),
    (part) => part.fill(text),
  );
});

When('they look for {string} among the programs', async function (this: Scenario, text: string) {
  await this.onceThere(
    () => field(this, 'Search programs'),
    (part) => part.fill(text),
  );
});

/** As people type: a key at a time, with a pause after each but the last, in seconds. */
When(
  'they type {string} into {searchField}, a letter every {float} s',
  async function (this: Scenario, text: string, label: string, pause: number) {
    await this.onceThere(
      () => field(this, label),
      (part) => part.focus(),
    );
    for (const [place, letter] of Array.from(text).entries()) {
      if (place > 0) await this.assembly.wait(pause * SECOND_MS);
      await this.screen.key(letter);
    }
  },
);

Then('{searchField} says {string}', async function (this: Scenario, label: string, text: string) {
  await this.eventually(async () => {
    assert.equal(await field(this, label).attribute('value'), text);
  });
});

Then('{searchField} invites with {string}', async function (this: Scenario, label: string, text: string) {
  await this.eventually(async () => {
    assert.equal(await field(this, label).attribute('placeholder'), text);
  });
});

Then('{searchField} has the focus', async function (this: Scenario, label: string) {
  await this.eventually(async () => {
    assert.equal(await field(this, label).hasFocus(), true);
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
