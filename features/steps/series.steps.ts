import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';

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
  'the card of {string} is marked as the page they are on',
  async function (this: Scenario, title: string) {
    await this.eventually(async () => {
      const link = this.screen.part('article', title).part('link');
      assert.equal(await link.attribute('aria-current'), 'page');
    });
  },
);

Then(
  'the card of {string} is not marked as the page they are on',
  async function (this: Scenario, title: string) {
    await this.onceSettled(async () => {
      const link = this.screen.part('article', title).part('link');
      assert.equal(await link.attribute('aria-current'), null);
    });
  },
);

Then('{string} cannot be pressed', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('button', name).count(), 0);
    assert.equal(await this.screen.part('link', name).count(), 0);
  });
});
