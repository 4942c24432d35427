import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import { eachPart } from '../support/each-part.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineTable, numberIn } from '../support/table.ts';

const episodesInSeries = defineTable(
  'the episodes of {string} are:',
  { episode: 'the title of an item' },
  { season: 'the number of its season; without it, the episodes are a flat list', number: 'its own number' },
);

Given('the episodes of {string} are:', async function (this: Scenario, title: string, table: DataTable) {
  const rows = episodesInSeries(table);
  const entries = rows.map(({ episode, season, number }) => ({
    season,
    entry: {
      media_id: findItem(episode).mediaid,
      ...(number === undefined ? {} : { episode_number: numberIn(number) }),
    },
  }));
  const inSeason = (which: string | undefined): object[] =>
    entries.filter(({ season }) => season === which).map(({ entry }) => entry);
  const seasons = [...new Set(rows.flatMap(({ season }) => season ?? []))].map((season) => ({
    season_number: numberIn(season),
    episodes: inSeason(season),
  }));
  const series = seasons.length > 0 ? { seasons } : { episodes: inSeason(undefined) };
  await this.fail('GET /apps/series', { body: { [findItem(title).mediaid]: series } });
});

const SEASONS = 'Seasons';
const buttons = ({ screen }: Scenario): Part => screen.part('group', SEASONS).part('button');
const dropdown = ({ screen }: Scenario): Part => screen.part('combobox', SEASONS);

const seasonButtons = defineColumn('the seasons to choose from are these buttons:', 'the name of a button');

Then('the seasons to choose from are these buttons:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await buttons(this).texts(), seasonButtons(table));
    assert.equal(await dropdown(this).count(), 0);
  });
});

const seasonChoices = defineColumn(
  'the seasons to choose from are in a dropdown:',
  'a choice of the dropdown',
);

Then('the seasons to choose from are in a dropdown:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await dropdown(this).part('option').texts(), seasonChoices(table));
    assert.equal(await buttons(this).count(), 0);
  });
});

Then('there are no seasons to choose from', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await buttons(this).count(), 0);
    assert.equal(await dropdown(this).count(), 0);
  });
});

When('they choose the season {string}', async function (this: Scenario, name: string) {
  const button = (): Part => this.screen.part('group', SEASONS).part('button', name);
  await this.eventually(async () => {
    assert.notEqual((await dropdown(this).count()) + (await button().count()), 0, 'There are no seasons');
  });
  if ((await dropdown(this).count()) > 0) await dropdown(this).choose(name);
  else await button().press();
});

Then('the season {string} is chosen', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    const button = this.screen.part('group', SEASONS).part('button', name);
    assert.equal(await button.attribute('aria-pressed'), 'true');
  });
});

Then(
  'the only card marked as the page they are on is that of {string}',
  async function (this: Scenario, title: string) {
    await this.eventually(async () => {
      const marked = await eachPart(this.screen.part('main').part('article'), async (card) => ({
        title: await card.part('heading').text(),
        current: await card.part('link').nth(0).attribute('aria-current'),
      }));
      assert.deepEqual(
        marked.filter(({ current }) => current !== null),
        [{ title, current: 'page' }],
      );
    });
  },
);

Then('{string} cannot be pressed', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('button', name).count(), 0);
    assert.equal(await this.screen.part('link', name).count(), 0);
  });
});
