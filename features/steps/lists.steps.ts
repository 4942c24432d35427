import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import { headingsOf } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineList } from '../support/table.ts';

/** The list of a page, which has the page's title as its name. */
const list = ({ screen }: Scenario, title: string): Part => screen.part('main').part('list', title);

const cardsIn = (scenario: Scenario, title: string): Part => list(scenario, title).part('article');

/** The titles of a list's first cards. */
const titlesIn = (scenario: Scenario, title: string, atMost: number): Promise<string[]> =>
  headingsOf(cardsIn(scenario, title), atMost);

const firstCards = defineColumn('the list {string} begins with:', 'the title of a card');

Then('the list {string} begins with:', async function (this: Scenario, title: string, table: DataTable) {
  const expected = firstCards(table);
  await this.eventually(async () => {
    assert.deepEqual(await titlesIn(this, title, expected.length), expected);
  });
});

const allCards = defineColumn('the list {string} shows exactly, in this order:', 'the title of a card');

Then(
  'the list {string} shows exactly, in this order:',
  async function (this: Scenario, title: string, table: DataTable) {
    await this.eventually(async () => {
      assert.deepEqual(await titlesIn(this, title, Infinity), allCards(table));
    });
  },
);

Then(
  'the list {string} does not show {string}',
  async function (this: Scenario, title: string, item: string) {
    await this.onceSettled(async () => {
      assert.notEqual(await cardsIn(this, title).count(), 0, 'It shows nothing at all');
      assert.equal(await list(this, title).part('article', item).count(), 0);
    });
  },
);

Then(
  'every card of the list {string} says {string}',
  async function (this: Scenario, title: string, words: string) {
    await this.eventually(async () => {
      const cards = cardsIn(this, title);
      const count = await cards.count();
      assert.notEqual(count, 0, 'There is no card');
      for (let index = 0; index < count; index++) assertSays(await cards.nth(index).text(), words);
    });
  },
);

When('they choose {string} as {string}', async function (this: Scenario, option: string, name: string) {
  await this.onceThere(
    () => this.screen.part('combobox', name),
    (part) => part.choose(option),
  );
});

Then('{string} is chosen as {string}', async function (this: Scenario, option: string, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('combobox', name).chosen(), option);
  });
});

Then('the dropdown {string} has the focus', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.ok(await this.screen.part('combobox', name).hasFocus(), 'The focus is elsewhere');
  });
});

Then('the dropdown {string} is open', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.ok(await this.layout.isDropdownOpen(name), 'It is closed');
  });
});

const filters = defineList('the filters are:', 'the name of a dropdown', 'what is chosen there');

Then('the filters are:', async function (this: Scenario, table: DataTable) {
  for (const [name = '', option] of filters(table)) {
    await this.eventually(async () => {
      assert.equal(await this.screen.part('combobox', name).chosen(), option, name);
    });
  }
});

const choices = defineColumn('one can choose as {string}:', 'a choice of the dropdown');

Then('one can choose as {string}:', async function (this: Scenario, name: string, table: DataTable) {
  await this.eventually(async () => {
    const offered = await this.screen.part('combobox', name).part('option').texts();
    assert.deepEqual(offered, choices(table));
  });
});

Then('nothing can be chosen as {string}', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('combobox', name).count(), 0);
  });
});

Then('the bio of {string} says {string}', async function (this: Scenario, trainer: string, words: string) {
  await this.eventually(async () => {
    assertSays(await this.screen.part('region', trainer).text(), words);
  });
});

Then(
  'the bio of {string} does not say {string}',
  async function (this: Scenario, trainer: string, words: string) {
    await this.onceSettled(async () => {
      assertDoesNotSay(await this.screen.part('region', trainer).text(), words);
    });
  },
);

Then(
  'the shelf {string} stands above the list {string}',
  async function (this: Scenario, shelf: string, title: string) {
    await this.eventually(async () => {
      const page = await this.screen.part('main').text();
      const above = page.indexOf(await this.screen.part('region', shelf).text());
      const below = page.indexOf(await list(this, title).text());
      assert.ok(above >= 0 && below > above, 'They stand in another order');
    });
  },
);
