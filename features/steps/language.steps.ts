import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { assertNoHorizontalOverflow } from '../support/assert-no-horizontal-overflow.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import { translatingBrowser } from '../support/translating-browser.ts';
import type { Thing } from '../support/vocabulary/shell.ts';

/** The dropdown of languages, by its label in any of them. */
const LABEL = /Language|Idioma|Ļáñĝûáĝé/;

Given('a browser that asks for {string}', function (this: Scenario, languages: string) {
  return this.assembly.preferLanguages(languages.split(', '));
});

Given('a browser whose only language is {string}', function (this: Scenario, language: string) {
  return this.assembly.runBefore(
    `Object.defineProperty(window.navigator, 'language', { value: '${language}', configurable: true });`,
  );
});

Given('translations cannot be loaded', function (this: Scenario) {
  return this.assembly.withholdTranslations('all');
});

Given('the translations of later screens cannot be loaded', function (this: Scenario) {
  return this.assembly.withholdTranslations('later');
});

When('translations can be loaded again', function (this: Scenario) {
  return this.assembly.withholdTranslations('none');
});

Given('a browser in {appLanguage}', function (this: Scenario, code: string) {
  return this.assembly.preferLanguages([code]);
});

Given('a browser that translates every page', async function (this: Scenario) {
  await this.assembly.runBefore(translatingBrowser);
});

Then('the page is in {appLanguage}', async function (this: Scenario, code: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.language(), code);
  });
});

Given('they read a language {languageTrait}', function (this: Scenario, code: string) {
  this.language = code;
  return this.assembly.store('language', code);
});

/** The footer is below all rows of a page, and some load only when they come near. */
async function footerSelect(scenario: Scenario): Promise<Part> {
  const select = scenario.screen.part('contentinfo').part('combobox', LABEL);
  await scenario.eventually(async () => {
    await scenario.assembly.layout?.scrollToEnd();
    assert.equal(await select.count(), 1);
  });
  return select;
}

When('they choose the language {string} in the footer', async function (this: Scenario, name: string) {
  await (await footerSelect(this)).choose(name);
});

When('they choose the language {string} in the user menu', async function (this: Scenario, name: string) {
  const languages = () => this.screen.part('banner').part('combobox', LABEL);
  // The menu stays open after a choice.
  if ((await languages().count()) === 0)
    await this.press(() => this.screen.part('banner').part('button', /Account menu|Menú de la cuenta/));
  await this.onceThere(languages, (part) => part.choose(name));
});

Then('the footer offers the languages {string}', async function (this: Scenario, names: string) {
  const select = await footerSelect(this);
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

Then('the page is in that language', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.language(), this.language);
    assert.equal(await this.screen.direction(), this.language === 'en-XB' ? 'rtl' : 'ltr');
  });
});

Then('everything has its place in the window', async function (this: Scenario) {
  await this.onceSettled(async () => {
    await assertNoHorizontalOverflow(this);
    assert.deepEqual(await this.layout.overlaps(), [], 'Controls lie on one another');
    assert.deepEqual(await this.layout.cutOffTexts(), [], 'Texts are cut off');
  });
});

Then('no control lies on another', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.deepEqual(await this.layout.overlaps(), []);
  });
});

Then(
  'the {thing} is to the right of {string}',
  async function (this: Scenario, { role, name = '' }: Thing, other: string) {
    await this.onceSettled(async () => {
      // Names of a made-up language begin and end with marks of its direction.
      const right = await this.layout.boxOf(role, new RegExp(name, 'i'));
      const left = await this.layout.boxOf(role, new RegExp(`^\\W*${other}\\W*$`, 'i'));
      const end = left.left + left.width;
      assert.ok(right.left >= end, `${right.left} is not beyond ${end}`);
    });
  },
);

When(
  'a finger swipes the shelf {string} to the {side}',
  async function (this: Scenario, title: string, side: string) {
    await this.onceThere(
      () => this.screen.part('region', title).part('link'),
      () => this.layout.dragFinger(title, { x: side === 'left' ? -60 : 60, y: 0, length: 200 }),
    );
  },
);

Then('the channels of the guide are to the right of its programs', async function (this: Scenario) {
  await this.onceSettled(async () => {
    const [channel, program] = [
      await this.layout.boxOf('rowheader'),
      await this.layout.boxOf('gridcell', /On now/),
    ];
    const guide = await this.layout.boxOf('grid');
    assert.ok(
      channel.left + channel.width > guide.left + guide.width - 5,
      'The channels are not at its right',
    );
    assert.ok(program.left < channel.left, 'The programs are not at its left');
  });
});

When('the focus is on what the guide shows now', async function (this: Scenario) {
  await this.onceThere(
    () => this.screen.part('gridcell', /On now/),
    (part) => part.focus(),
  );
});

Then(
  'the key {string} moves the focus of the guide to the {word}',
  async function (this: Scenario, key: string, side: string) {
    await this.assembly.settle();
    const before = await this.layout.boxOfFocus();
    const offset = await this.layout.guideOffset();
    await this.screen.key(key);
    await this.eventually(async () => {
      const after = await this.layout.boxOfFocus();
      const scrolled = (await this.layout.guideOffset()).x - offset.x;
      const moved = after.left + scrolled - before.left;
      assert.ok(side === 'left' ? moved < 0 : moved > 0, `It moved by ${moved} px`);
    });
  },
);
