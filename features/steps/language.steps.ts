import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';

/** The dropdown of languages, by its label in any of them. */
const LABEL = /Language|Idioma|Ļáñĝûáĝé/;

Given('a browser that asks for {string}', function (this: Scenario, languages: string) {
  return this.assembly.preferLanguages(languages.split(', '));
});

Given('translations cannot be loaded', function (this: Scenario) {
  return this.assembly.withholdTranslations(true);
});

When('translations can be loaded again', function (this: Scenario) {
  return this.assembly.withholdTranslations(false);
});

Given('they have chosen the language {string}', function (this: Scenario, code: string) {
  return this.assembly.store('language', code);
});

When('they choose the language {string} in the footer', async function (this: Scenario, name: string) {
  await this.onceThere(
    () => this.screen.part('contentinfo').part('combobox', LABEL),
    (part) => part.choose(name),
  );
});

When('they choose the language {string} in the user menu', async function (this: Scenario, name: string) {
  const menu = () => this.screen.part('banner').part('button', /Account menu|Menú de la cuenta/);
  await this.press(menu);
  await this.onceThere(
    () => this.screen.part('banner').part('combobox', LABEL),
    (part) => part.choose(name),
  );
});

Then('the footer offers the languages {string}', async function (this: Scenario, names: string) {
  const select = this.screen.part('contentinfo').part('combobox', LABEL);
  await this.eventually(async () => {
    const options = select.part('option');
    const count = await options.count();
    const offered: string[] = [];
    for (let index = 0; index < count; index++) offered.push(await options.nth(index).text());
    assert.deepEqual(offered, names.split(', '));
  });
});

Then('the page runs from {word} to {word}', async function (this: Scenario, from: string, to: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.direction(), from === 'right' && to === 'left' ? 'rtl' : 'ltr');
  });
});

Then('no control lies on another', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.deepEqual(await this.layout.overlaps(), []);
  });
});

Then('no text of the app is cut off', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.deepEqual(await this.layout.cutOffTexts(), []);
  });
});
