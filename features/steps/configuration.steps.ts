import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { findItem, findPlaylist } from '../support/catalogue.ts';
import type { Json } from '../support/changed-json.ts';
import { hexIn } from '../support/colors.ts';
import { assertConfigField, assertSetting } from '../support/config-fields.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList, defineTable, isYes } from '../support/table.ts';

Given('the settings file has {string} as {string}', function (this: Scenario, name: string, value: string) {
  assertSetting(name);
  return this.changeSetting(name, value);
});

Given('the settings file lacks {string}', function (this: Scenario, name: string) {
  assertSetting(name);
  return this.changeSetting(name, null);
});

Given('the app of {customer}', function (this: Scenario, id: string) {
  return this.changeSetting('defaultConfigSource', id);
});

Given('videos play in {playerPlace}', function (this: Scenario, isInline: boolean) {
  return this.changeConfig('custom.inlinePlayer', isInline);
});

Given('the config field {string} is {value}', function (this: Scenario, field: string, value: Json) {
  assertConfigField(field, value);
  return this.changeConfig(field, value);
});

Given('the list of all workouts has no page of its own', function (this: Scenario) {
  return this.changeConfig('integrations.db.browsePlaylist', 'NoPage12');
});

Given('the menu leads to all workouts, and names {string}', function (this: Scenario, filterTags: string) {
  const contentId = findPlaylist('Workouts');
  return this.changeConfig('menu', [{ label: 'Move', contentId, filterTags }]);
});

Given(
  'the config has {string}, which nobody knows, as {value}',
  function (this: Scenario, field: string, value: Json) {
    return this.changeConfig(field, value);
  },
);

Given('the config lacks {string}', function (this: Scenario, field: string) {
  assertConfigField(field);
  return this.changeConfig(field, undefined);
});

Given('visitors know {string} as {string}', function (this: Scenario, title: string, publicTitle: string) {
  return this.changeConfig(`custom.publicTitles.${findItem(title).mediaid}`, publicTitle);
});

const ROW = [
  { type: 'playlist, continue watching, favorites, followed playlist or because you watched' },
  {
    playlist: 'the playlist of a row of the type playlist, by its title on home, or of a program or series',
    title: 'the title of the row',
    featured: 'yes or no',
    backgroundColor: 'the colour behind the row: pale yellow, dark blue, midnight blue, or as in #16213a',
  },
] as const;
const homeRows = defineTable('the config shows these rows:', ...ROW);
const dailyRows = defineTable('the config shows these rows on the 365 page:', ...ROW);

/** Rows as the config has them. */
const rowsOf = (rows: ReturnType<typeof homeRows>): Json[] =>
  rows.map(({ type, playlist, title, featured, backgroundColor }) => ({
    type: type.replaceAll(' ', '_'),
    ...(playlist ? { contentId: findPlaylist(playlist) } : {}),
    ...(title ? { title } : {}),
    ...(backgroundColor ? { backgroundColor: hexIn(backgroundColor) } : {}),
    ...(featured ? { featured: isYes(featured) } : {}),
  }));

Given('the config shows these rows:', function (this: Scenario, table: DataTable) {
  return this.changeConfig('content', rowsOf(homeRows(table)));
});

Given('the config shows these rows on the 365 page:', function (this: Scenario, table: DataTable) {
  return this.changeConfig('threeSixtyFiveContent', rowsOf(dailyRows(table)));
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

Then('the field {string} has the focus', async function (this: Scenario, label: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.field(label).hasFocus(), true);
  });
});

Then('the field {string} reports {string}', async function (this: Scenario, label: string, problem: string) {
  await this.eventually(async () => {
    const field = this.screen.field(label);
    const alert = this.screen.part('alert');
    assert.equal(await alert.text(), problem);
    assert.equal(await field.attribute('aria-invalid'), 'true');
    const described = (await field.attribute('aria-describedby')) ?? '';
    assert.ok(described.split(' ').includes((await alert.attribute('id')) ?? 'none'), described);
  });
});

Then('the field {string} reports nothing', async function (this: Scenario, label: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('alert').count(), 0);
    assert.equal(await this.screen.field(label).attribute('aria-invalid'), 'false');
  });
});

const configInUse = defineList('the config in use is:', 'the name of a fact, such as Site name', 'the fact');

Then('the config in use is:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const inUse = this.screen.part('region', 'The config in use');
    const texts = (role: 'term' | 'definition') =>
      Promise.all(Array.from({ length: count }, (_, index) => inUse.part(role).nth(index).text()));
    const count = await inUse.part('term').count();
    const [names, values] = [await texts('term'), await texts('definition')];
    const shown = names.map((name, index) => [name, values[index]]);
    const expected = configInUse(table);
    assert.deepEqual(
      shown.filter(([shownName]) => expected.some(([name]) => name === shownName)),
      expected,
    );
  });
});

const offeredConfigs = defineList('the configs to try are:', 'the id or path of a config', 'its site name');

Then('the configs to try are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const offered = this.screen.part('region', 'Configs of this app').part('link');
    const texts = await Promise.all(
      Array.from({ length: await offered.count() }, (_, index) => offered.nth(index).text()),
    );
    const expected = offeredConfigs(table);
    assert.equal(texts.length, expected.length);
    for (const [index, words] of expected.entries()) {
      for (const word of words) assert.ok(texts[index]?.includes(word), `${word} is not in: ${texts[index]}`);
    }
  });
});

When('they try the config {string}', async function (this: Scenario, source: string) {
  const offered = new RegExp(`\\b${source}\\b`);
  await this.press(() => this.screen.part('region', 'Configs of this app').part('link', offered));
});
