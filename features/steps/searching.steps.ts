import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import { eachPart, headingsOf } from '../support/each-part.ts';
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

When('they press Enter in {searchField}', async function (this: Scenario, label: string) {
  await this.onceThere(
    () => field(this, label),
    (part) => part.focus(),
  );
  await this.screen.key('Enter');
});

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
    const lists = this.screen.part('main').part('list');
    const counts = (await lists.attributes('data-items')).map(Number);
    assert.equal(
      counts.reduce((sum, each) => sum + each, 0),
      count,
    );
    assert.notEqual(await lists.part('article').count(), 0, 'It shows nothing at all');
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

const groupHeadings = defineColumn(
  'the results are in these groups, in this order:',
  'the heading of a group',
);

Then('the results are in these groups, in this order:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const groups = this.screen.part('main').part('region');
    assert.deepEqual(
      await eachPart(groups, (group) => group.part('heading').nth(0).text()),
      groupHeadings(table),
    );
  });
});

const groupOf = ({ screen }: Scenario, heading: string): Part => screen.part('region', heading);

const allInGroup = defineColumn('the results under {string} are, in this order:', 'the title of a card');

Then(
  'the results under {string} are, in this order:',
  async function (this: Scenario, heading: string, table: DataTable) {
    await this.eventually(async () => {
      assert.deepEqual(await headingsOf(groupOf(this, heading).part('article')), allInGroup(table));
    });
  },
);

/** The length that a card shows below its title, in minutes. */
async function lengthOn(card: Part): Promise<number> {
  const [text, title] = [await card.text(), await card.part('heading').text()];
  return Number(/(\d+) min/.exec(text.replace(title, ''))?.[1]);
}

Then(
  'every result is {int} to {int} minutes long',
  async function (this: Scenario, least: number, most: number) {
    await this.eventually(async () => {
      const lengths = await eachPart(results(this), lengthOn);
      assert.notEqual(lengths.length, 0, 'It shows nothing at all');
      const others = lengths.filter((length) => !(length >= least && length <= most));
      assert.deepEqual(others, []);
    });
  },
);

const understoodFilters = ({ screen }: Scenario): Part =>
  screen.part('list', 'Filters in your search').part('button');

const understood = defineColumn('the search understands these filters:', 'what a filter is called');

Then('the search understands these filters:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await understoodFilters(this).texts(), understood(table));
  });
});

Then('the search understands no filter', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.notEqual(await this.screen.heading().count(), 0, 'There is no page');
    assert.deepEqual(await understoodFilters(this).texts(), []);
  });
});

When('they take back the filter {string}', async function (this: Scenario, filter: string) {
  await this.press(() => this.screen.part('button', `Remove the filter: ${filter}`));
});

const recentSearches = ({ screen }: Scenario): Part => screen.part('region', 'Recent searches');

const recent = defineColumn('the recent searches are, in this order:', 'a query, the latest first');

Then('the recent searches are, in this order:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await recentSearches(this).part('link').texts(), recent(table));
  });
});

Then('there are no recent searches', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.heading().text(), 'Start typing to search');
    assert.equal(await recentSearches(this).count(), 0);
  });
});

When('they search again for {string}', async function (this: Scenario, query: string) {
  await this.press(() => recentSearches(this).part('link', query));
});

When('they remove {string} from the recent searches', async function (this: Scenario, query: string) {
  await this.press(() => this.screen.part('button', `Remove from recent searches: ${query}`));
});

/** Longer than results must show to count as seen. */
const SEEN_MS = 600;

const searched = defineColumn('they have looked at the results for:', 'a query, the first one first');

When('they have looked at the results for:', async function (this: Scenario, table: DataTable) {
  for (const query of searched(table)) {
    await this.onceThere(
      () => field(this),
      (part) => part.fill(query),
    );
    await this.eventually(async () => {
      assert.equal(await this.screen.heading().text(), `Results for “${query}”`);
      assert.notEqual(await results(this).count(), 0, 'It shows nothing at all');
    });
    await this.assembly.wait(SEEN_MS);
  }
});

const tiles = defineColumn('the tiles under {string} begin with:', 'the name of a tile');

Then(
  'the tiles under {string} begin with:',
  async function (this: Scenario, heading: string, table: DataTable) {
    const expected = tiles(table);
    await this.eventually(async () => {
      const links = await groupOf(this, heading).part('link').texts();
      assert.deepEqual(links.slice(0, expected.length), expected);
    });
  },
);
