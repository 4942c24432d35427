import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { Json } from '../support/changed-json.ts';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import { findItem, findPlaylist, ITEM_FIELDS, playlistsOfHome } from '../support/catalogue.ts';
import type { Part } from '../support/screen.ts';
import { eachPart, headingsOf } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { ScenarioMistake } from '../support/scenario-mistake.ts';
import { defineColumn, defineTable } from '../support/table.ts';

const shelf = ({ screen }: Scenario, title: string): Part => screen.part('region', title);

const card = ({ screen }: Scenario, title: string): Part => screen.part('article', title).nth(0);

/** A shelf for whoever looks for its cards: far from the window it has none. */
async function shelfInView(scenario: Scenario, title: string): Promise<Part> {
  const found = shelf(scenario, title);
  if ((await found.part('article').count()) === 0) await found.bringIntoView();
  return found;
}

const ITEM = { item: 'the title of an item' };
const CHANGES = {
  ...ITEM_FIELDS,
  meaning: 'any field of items, as listed at the end of this page; an empty cell leaves it as it is',
};
const shelfItems = defineTable('home shows only the shelf {string} with:', ITEM, {}, CHANGES);
const answeredItems = defineTable('the platform answers {call} with these items:', ITEM, {}, CHANGES);

/** The items that a table lists, with the fields in its columns. */
const itemsOf = (scenario: Scenario, rows: ReturnType<typeof shelfItems>): Promise<Json[]> =>
  Promise.all(
    rows.map(({ item, ...fields }) => {
      const filled = Object.entries(fields).flatMap(([name, cell]) =>
        cell ? [[name, valueOf(name, cell)] as const] : [],
      );
      return scenario.item(item, Object.fromEntries(filled));
    }),
  );

/** The value of a table cell: a moment of publication in seconds, JSON such as a number parsed, all else as text. */
function valueOf(name: string, cell: string): Json {
  if (name === 'pubdate' && cell.endsWith('Z')) return Date.parse(cell) / 1000;
  try {
    return JSON.parse(cell) as Json;
  } catch {
    return cell;
  }
}

Given(
  'home shows only the shelf {string} with:',
  async function (this: Scenario, title: string, table: DataTable) {
    await this.showShelf(title, await itemsOf(this, shelfItems(table)));
  },
);

Given(
  'the platform answers {call} with these items:',
  async function (this: Scenario, row: string, table: DataTable) {
    const playlist = await itemsOf(this, answeredItems(table));
    await this.fail(row, { body: { title: 'These', links: {}, playlist } });
  },
);

Given('the watchlist answers without {string}', async function (this: Scenario, title: string) {
  const { watchHistory, favorites } = await this.me();
  const others = [...watchHistory, ...favorites].filter(({ mediaid }) => mediaid !== findItem(title).mediaid);
  const items = await Promise.all(others.map(({ mediaid }) => this.itemOf(mediaid)));
  await this.fail('GET /apps/watchlists/:id', { body: { playlist: items } });
});

Given(
  'the workouts of {string} come in parts of {int}',
  async function (this: Scenario, program: string, size: number) {
    const first = `/v2/playlists/${findPlaylist(program)}?page_limit=${size}`;
    const part = await this.assembly.platform.request('GET', first);
    await this.fail('GET /v2/playlists/:id', { body: part, times: 1 });
  },
);

Given('the hub {string} has {int} playlists', async function (this: Scenario, title: string, count: number) {
  const known = [...new Set(playlistsOfHome().values())].filter((id) => !id.startsWith('/'));
  if (count > known.length) throw new ScenarioMistake(`Home has no more than ${known.length} playlists.`);
  const playlists = count === 0 ? null : known.slice(0, count).join(',');
  await this.fail('GET /v2/media/:id', {
    body: { title, playlist: [await this.item(title, { playlists })] },
  });
});

Given('that shelf has {string} as {value}', function (this: Scenario, field: string, value: Json) {
  return this.changePlaylist(field, value);
});

Given(
  'the page of {string} has {string} as {value}',
  async function (this: Scenario, title: string, field: string, value: Json) {
    const item = await this.item(title, { [field]: value });
    await this.fail('GET /v2/media/:id', { body: { title, playlist: [item] } });
  },
);

Then('they see the shelf {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await shelf(this, title).count(), 1);
  });
});

Then('they do not see the shelf {string}', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await shelf(this, title).count(), 0);
  });
});

Then(
  'the shelf {string} shows {string} first',
  async function (this: Scenario, title: string, first: string) {
    await this.eventually(async () => {
      const found = await shelfInView(this, title);
      assert.equal(await found.part('article').part('heading').nth(0).text(), first);
    });
  },
);

Then('the shelf {string} shows {string}', async function (this: Scenario, title: string, item: string) {
  await this.eventually(async () => {
    const found = await shelfInView(this, title);
    assert.equal(await found.part('article', item).count(), 1);
  });
});

Then(
  'the shelf {string} has its cards before it comes into view',
  async function (this: Scenario, title: string) {
    await this.eventually(async () => {
      assert.notEqual(await shelf(this, title).part('article').count(), 0);
    });
  },
);

Then(
  'the shelf {string} does not show {string}',
  async function (this: Scenario, title: string, item: string) {
    await this.onceSettled(async () => {
      assert.equal(await shelf(this, title).part('article', item).count(), 0);
    });
  },
);

Then('the shelf {string} says {string}', async function (this: Scenario, title: string, words: string) {
  await this.eventually(async () => {
    assertSays(await shelf(this, title).text(), words);
  });
});

Then('the card of {string} says {string}', async function (this: Scenario, title: string, words: string) {
  await this.eventually(async () => {
    assertSays(await card(this, title).text(), words);
  });
});

Then('the card of {string} leads to {page}', async function (this: Scenario, title: string, path: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).part('link').nth(0).attribute('href'), `/app${path}`);
  });
});

const playButtons = defineColumn(
  'the cards of the shelf {string} have these play buttons:',
  'the name of a play button',
);

Then(
  'the cards of the shelf {string} have these play buttons:',
  async function (this: Scenario, title: string, table: DataTable) {
    const buttons = shelf(this, title).part('link', /min left$/);
    await this.eventually(async () => {
      assert.deepEqual(await buttons.names(), playButtons(table));
    });
  },
);

When('they press the card of {string}', async function (this: Scenario, title: string) {
  await this.press(() => card(this, title).part('link').nth(0));
});

When('they press the middle of the card of {string}', async function (this: Scenario, title: string) {
  await this.press(() => card(this, title));
});

When('they open {string} from its card', async function (this: Scenario, title: string) {
  await this.assembly.open('/');
  await this.press(() => card(this, title).part('link').nth(0));
});

/** The titles of a shelf's cards, all of them or the first ones. */
const titlesIn = async (scenario: Scenario, title: string, atMost?: number): Promise<string[]> =>
  headingsOf((await shelfInView(scenario, title)).part('article'), atMost);

const allCards = defineColumn('the shelf {string} shows exactly, in this order:', 'the title of a card');

Then(
  'the shelf {string} shows exactly, in this order:',
  async function (this: Scenario, title: string, table: DataTable) {
    await this.eventually(async () => {
      assert.deepEqual(await titlesIn(this, title), allCards(table));
    });
  },
);

const firstCards = defineColumn('the shelf {string} begins with:', 'the title of a card');

Then('the shelf {string} begins with:', async function (this: Scenario, title: string, table: DataTable) {
  const expected = firstCards(table);
  await this.eventually(async () => {
    assert.deepEqual(await titlesIn(this, title, expected.length), expected);
  });
});

Then('the shelf {string} offers all at {page}', async function (this: Scenario, title: string, path: string) {
  await this.eventually(async () => {
    assert.equal(await shelf(this, title).part('link', 'See All').attribute('href'), `/app${path}`);
  });
});

Then(
  'in {string} the link {string} leads to {page}',
  async function (this: Scenario, title: string, name: string, path: string) {
    await this.eventually(async () => {
      assert.equal(await shelf(this, title).part('link', name).attribute('href'), `/app${path}`);
    });
  },
);

Then(
  'the shelf {string} does not say {string}',
  async function (this: Scenario, title: string, words: string) {
    await this.onceSettled(async () => {
      assertDoesNotSay(await shelf(this, title).text(), words);
    });
  },
);

Then(
  'the card of {string} does not say {string}',
  async function (this: Scenario, title: string, words: string) {
    await this.onceSettled(async () => {
      assertDoesNotSay(await card(this, title).text(), words);
    });
  },
);

const linksOfShelf = defineColumn('in {string} the links are, in this order:', 'the name of a link');

Then(
  'in {string} the links are, in this order:',
  async function (this: Scenario, title: string, table: DataTable) {
    await this.eventually(async () => {
      assert.deepEqual(await shelf(this, title).part('link').texts(), linksOfShelf(table));
    });
  },
);

Then('the shelf {string} has {int} tiles', async function (this: Scenario, title: string, tiles: number) {
  await this.eventually(async () => {
    assert.equal(await shelf(this, title).part('listitem').attribute('aria-setsize'), String(tiles));
  });
});

/** The shelves and parts of a page; the card that says what a member does next is none of them. */
const shelvesOf = async ({ screen }: Scenario): Promise<string[]> => {
  const titles = await eachPart(
    screen.part('main').part('region'),
    async (region) => (await region.attribute('aria-label')) ?? (await region.part('heading').nth(0).text()),
  );
  return titles.filter((title) => title !== 'Up next');
};

Then('they see {int} shelf/shelves', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal((await shelvesOf(this)).length, count);
  });
});

Then('the shelf {string} leads to no other page', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await shelf(this, title).count(), 1);
    assert.equal(await shelf(this, title).part('link', 'See All').count(), 0);
  });
});

const shelves = defineColumn('the shelves are, in this order:', 'the title of a shelf');

Then('the shelves are, in this order:', async function (this: Scenario, table: DataTable) {
  const expected = shelves(table);
  await this.eventually(async () => {
    assert.deepEqual(await shelvesOf(this), expected);
  });
});

Then('the card of {string} has a {mark}', async function (this: Scenario, title: string, mark: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).part('img', mark).count(), 1);
  });
});

Then('the card of {string} has no {mark}', async function (this: Scenario, title: string, mark: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).count(), 1);
  });
  await this.onceSettled(async () => {
    assert.equal(await card(this, title).part('img', mark).count(), 0);
  });
});

Then(
  'the card of {string} has a progress bar at {int} %',
  async function (this: Scenario, title: string, percent: number) {
    await this.eventually(async () => {
      assert.equal(await card(this, title).part('progressbar').attribute('value'), String(percent));
    });
  },
);

Then(
  'the card of {string} has neither progress bar nor check mark',
  async function (this: Scenario, title: string) {
    await this.eventually(async () => {
      assert.equal(await card(this, title).count(), 1);
    });
    await this.onceSettled(async () => {
      assert.equal(await card(this, title).part('progressbar').count(), 0);
      assert.equal(await card(this, title).part('img', 'Finished').count(), 0);
    });
  },
);

Then('{int} placeholders stand for the items of a list', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('list', 'Loading').nth(0).part('listitem').count(), count);
  });
});
