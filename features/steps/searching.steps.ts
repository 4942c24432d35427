import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import { headingsOf } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';
import { pathOf } from '../support/vocabulary/pages.ts';

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

When('they press the key {string} to compose text', async function (this: Scenario, key: string) {
  await this.screen.keyInComposition(key);
});

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

/** A query that finds nothing, of words as long as each other. */
const longQuery = (length: number): string => 'abcdefghi '.repeat(Math.ceil(length / 10)).slice(0, length);

When(
  'they open {page} with a query of {int} characters',
  async function (this: Scenario, page: string, length: number) {
    const query = encodeURIComponent(longQuery(length));
    await this.assembly.open(page === pathOf('the search page') ? `${page}/${query}` : `${page}?q=${query}`);
  },
);

When('they search for a text of {int} characters', async function (this: Scenario, length: number) {
  await this.onceThere(
    () => field(this),
    (part) => part.fill(longQuery(length)),
  );
});

const PROGRAMS = 'GET /api/v3/jwp/playlists/search_programs';
const SEARCHES = ['GET /api/v3/jwp/search', PROGRAMS];

/** What is left of the query where it is cut; a space at its end does not count. */
const beginning = (length: number): string => longQuery(length).trim();

/** The platform is asked for them alone, and they stand in the field and on the page. */
Then('its first {int} characters are searched for', async function (this: Scenario, most: number) {
  const text = beginning(most);
  await this.eventually(async () => {
    const calls = (await this.calls()).filter(({ row }) => row !== null && SEARCHES.includes(row));
    const queries = calls.map(({ path }) => new URL(path, 'http://platform').searchParams.get('q'));
    assert.deepEqual(queries, [text]);
    if (calls[0]?.row === PROGRAMS) return;
    assert.equal((await field(this).attribute('value'))?.trim(), text);
    assertSays(await this.screen.text(), `No results found for "${text}"`);
  });
});

Then('they are on the search for its first {int} characters', async function (this: Scenario, most: number) {
  const path = pathOf(`the search for "${beginning(most)}"`);
  await this.eventually(async () => {
    assert.deepEqual(await this.assembly.place(), { inApp: true, path });
  });
});
