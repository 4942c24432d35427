import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { programCell } from '../support/guide-parts.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import type { Thing } from '../support/vocabulary/shell.ts';

/** WCAG 2.4.13: the area of a mark of the focus, as the width of a line around the element. */
const LEAST_MARK = 2;

/** For who prefers more contrast, in CSS pixels. */
const WIDE_RING = 4;

/** WCAG 1.4.11: of a graphic with what is next to it. */
const LEAST_CONTRAST = 3;

Given('they prefer more contrast', function (this: Scenario) {
  return this.layout.preferMoreContrast();
});

Given('every picture is {string}', function (this: Scenario, color: string) {
  return this.layout.paintPictures(color);
});

Then(
  'every word in the window has a contrast of {float} or more to what is behind it',
  async function (this: Scenario, least: number) {
    await this.onceSettled(async () => {
      assert.deepEqual(await this.layout.weakTexts(least), []);
    });
  },
);

Given('their system has colours of its own', function (this: Scenario) {
  return this.layout.forceColors();
});

async function focusByKeyboard(scenario: Scenario, name: string, find: () => Part): Promise<void> {
  await scenario.assembly.settle();
  await scenario.onceThere(find, (part) => part.focus());
  await scenario.screen.key('Shift+Tab');
  await scenario.screen.key('Tab');
  assert.ok(await find().hasFocus(), `The focus does not return to "${name}"`);
}

Then('the focus ring of {string} is wide', async function (this: Scenario, name: string) {
  await focusByKeyboard(this, name, () => this.screen.control(name));
  await this.eventually(async () => {
    assert.equal(await this.layout.widthOfFocusRing(), WIDE_RING);
  });
});

async function assertPlainFocus(scenario: Scenario, name: string, find: () => Part): Promise<void> {
  await focusByKeyboard(scenario, name, find);
  const { changed, perimeter } = await scenario.layout.focusMark();
  assert.ok(changed >= LEAST_MARK * perimeter, `It changes ${changed} pixels around ${perimeter}`);
}

Then('the focus on {string} is plain to see', async function (this: Scenario, name: string) {
  await assertPlainFocus(this, name, () => this.screen.control(name));
});

Then('the focus on {string} in the guide is plain to see', async function (this: Scenario, program: string) {
  await assertPlainFocus(this, program, () => programCell(this, program));
});

Then(
  'the {painted} of {string} is as strong as any text',
  async function (this: Scenario, painted: 'text' | 'border', text: string) {
    await this.eventually(async () => {
      const paint = await this.layout.paintOf(text);
      assert.equal(paint[painted], paint.page);
    });
  },
);

Then('the {thing} has a line around it', async function (this: Scenario, { role, name = '' }: Thing) {
  await this.eventually(async () => {
    assert.equal(await this.layout.hasOutline(role, name), true);
  });
});

Then('the {thing} has no line around it', async function (this: Scenario, { role, name = '' }: Thing) {
  await this.eventually(async () => {
    assert.equal(await this.layout.hasOutline(role, name), false);
  });
});

Then('the {thing} stands out from its ground', async function (this: Scenario, { role, name }: Thing) {
  await this.onceSettled(async () => {
    const contrast = await this.layout.contrastWithin(role, name);
    assert.ok(contrast >= LEAST_CONTRAST, `Their contrast is ${contrast}`);
  });
});

Then(
  "{filled} is in the system's colour for {systemUse}",
  async function (this: Scenario, filled: 'icons' | 'playedPart', names: readonly string[]) {
    await this.onceSettled(async () => {
      const allowed = await Promise.all(names.map((name) => this.layout.systemColor(name)));
      const colors =
        filled === 'icons' ? await this.layout.iconColors() : [await this.layout.colorOfPlayedPart()];
      assert.notEqual(colors.length, 0, 'There are no icons');
      for (const color of colors) assert.ok(allowed.includes(color), `It is in ${color}`);
    });
  },
);
