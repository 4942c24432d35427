import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { findPlaylist } from '../support/catalogue.ts';
import type { Json } from '../support/change-field.ts';
import type { Scenario } from '../support/scenario.ts';

Given('the settings file has {string} as {string}', function (this: Scenario, name: string, value: string) {
  return this.changeSetting(name, value);
});

Given('the settings file lacks {string}', function (this: Scenario, name: string) {
  return this.changeSetting(name, null);
});

Given('the config field {string} is {value}', function (this: Scenario, field: string, value: Json) {
  return this.changeConfig(field, value);
});

Given('the config lacks {string}', function (this: Scenario, field: string) {
  return this.changeConfig(field, undefined);
});

/** The rows of home that a table lists. */
const rowsOf = (table: DataTable): Json[] =>
  table.hashes().map(({ type = '', playlist, title, featured, backgroundColor }) => ({
    type,
    ...(playlist ? { contentId: findPlaylist(playlist) } : {}),
    ...(title ? { title } : {}),
    ...(backgroundColor ? { backgroundColor } : {}),
    ...(featured ? { featured: featured === 'yes' } : {}),
  }));

Given('the config shows these rows:', function (this: Scenario, table: DataTable) {
  return this.changeConfig('content', rowsOf(table));
});

Given('the config shows these rows on the 365 page:', function (this: Scenario, table: DataTable) {
  return this.changeConfig('threeSixtyFiveContent', rowsOf(table));
});

Given('the menu has {int} entries', function (this: Scenario, count: number) {
  const entries = Array.from({ length: count }, (_, index) => ({
    label: `Collection ${index + 1}`,
    contentId: `Collct${String(index + 1).padStart(2, '0')}`,
  }));
  return this.changeConfig('menu', entries);
});

Then('the browser remembers no config source', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal((await this.assembly.stored())['config-source'], undefined);
});

Then('the browser remembers the config source {string}', async function (this: Scenario, source: string) {
  await this.eventually(async () => {
    assert.equal((await this.assembly.stored())['config-source'], source);
  });
});

Then('the page is in the language {string}', async function (this: Scenario, language: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.language(), language);
  });
});
