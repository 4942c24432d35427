import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { exactly } from '../support/exactly.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part, Role } from '../support/screen.ts';

/** The dropdown of languages, by its label in any of them. */
const LABEL = /Language|Idioma|Ļáñĝûáĝé/;

Given('a browser that asks for {string}', function (this: Scenario, languages: string) {
  return this.assembly.preferLanguages(languages.split(', '));
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

Given('they have chosen the language {string}', function (this: Scenario, code: string) {
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
  const menu = () => this.screen.part('banner').part('button', /Account menu|Menú de la cuenta/);
  await this.press(menu);
  await this.onceThere(
    () => this.screen.part('banner').part('combobox', LABEL),
    (part) => part.choose(name),
  );
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

const assertRightOf = (scenario: Scenario, role: Role, one: string, other: string): Promise<void> =>
  scenario.onceSettled(async () => {
    const right = await scenario.layout.boxOf(role, exactly(one));
    const left = await scenario.layout.boxOf(role, exactly(other));
    assert.ok(right.left >= left.left + left.width, `${right.left} is not beyond ${left.left + left.width}`);
  });

Then('{string} is to the right of {string}', function (this: Scenario, one: string, other: string) {
  return assertRightOf(this, 'link', one, other);
});

Then(
  'the button {string} is to the right of {string}',
  function (this: Scenario, one: string, other: string) {
    return assertRightOf(this, 'button', one, other);
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
