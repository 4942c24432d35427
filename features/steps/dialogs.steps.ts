import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Motion } from '../support/assembly.ts';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Animated } from '../support/vocabulary/shell.ts';

/** More focus stops than any dialog has. */
const ROUND_AND_ROUND = 30;

Given('they prefer reduced motion', function (this: Scenario) {
  return this.layout.reduceMotion();
});

When('they press beside the dialog', async function (this: Scenario) {
  await this.eventually(() => this.screen.pressBackdrop());
});

Then('the dialog {string} is open', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    const dialog = this.screen.part('dialog', this.textInLanguage(name));
    assert.equal(await dialog.attribute('data-state'), 'open');
  });
});

Then('no dialog is open', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('dialog').count(), 0);
    assert.equal(await this.screen.part('alertdialog').count(), 0);
  });
});

Then('an alert says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('alertdialog', words).attribute('data-state'), 'open');
    assert.equal(await this.screen.part('alertdialog', words).part('button').count(), 1);
  });
});

Then('there is one alert, and one {string} to press', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('alert').count(), 1);
    assert.equal(await this.screen.part('button', name).count(), 1);
  });
});

Then('they cannot come to {string}', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    for (const role of ['button', 'link', 'heading'] as const) {
      assert.equal(await this.screen.part(role, name).count(), 0);
    }
  });
});

Then('a screen reader finds {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    const audible = await this.layout.audible();
    assert.ok(audible.includes(words), `It finds ${audible.join(', ')}`);
  });
});

Then('a screen reader does not find {string}', async function (this: Scenario, words: string) {
  await this.onceSettled(async () => {
    const audible = await this.layout.audible();
    assert.ok(!audible.includes(words), `It finds ${audible.join(', ')}`);
  });
});

/** Nobody sees what is over after a millisecond. */
const visible = (motion: Motion | undefined) => (motion && motion.length > 1 ? motion : undefined);

const way = (motion: Animated | null, direction: 'in' | 'out') =>
  motion === null ? undefined : { kind: `${motion.kind}-${direction}`, length: motion.length };

async function assertMotion(
  scenario: Scenario,
  part: 'dialog' | 'page',
  motion: Animated | null,
): Promise<void> {
  await scenario.eventually(async () => {
    const { coming, going } = await scenario.layout.dialogMotions();
    assert.deepEqual([visible(coming[part]), visible(going[part])], [way(motion, 'in'), way(motion, 'out')]);
  });
}

Then('the dialog came and went {motion}', function (this: Scenario, motion: Animated | null) {
  return assertMotion(this, 'dialog', motion);
});

Then('the page behind it dimmed and brightened {motion}', function (this: Scenario, motion: Animated | null) {
  return assertMotion(this, 'page', motion);
});

Then('the wheel scrolls {wheelTarget}', async function (this: Scenario, target: 'page' | 'nothing') {
  await this.layout.turnWheel();
  if (target === 'nothing') {
    await this.assembly.settle();
    assert.equal(await this.layout.scrolled(), 0);
    return;
  }
  await this.eventually(async () => {
    assert.notEqual(await this.layout.scrolled(), 0);
  });
});

Then('the focus stays in the dialog, however often they press Tab', async function (this: Scenario) {
  for (let stops = 0; stops < ROUND_AND_ROUND; stops++) {
    await this.screen.key('Tab');
    assert.ok(await this.layout.focusIsInDialog(), `It left after ${stops + 1} stops`);
  }
});

Then('a screen reader hears {string} once', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    const said = await this.screen.part('status').texts();
    assert.deepEqual(
      said.filter((each) => each === words),
      [words],
    );
  });
});

Then('a screen reader hears {string} no more', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    const count = await this.screen.part('status').count();
    for (let index = 0; index < count; index++) {
      assert.notEqual(await this.screen.part('status').nth(index).text(), words);
    }
  });
});

Then('the dialog says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assertSays(await this.screen.part('dialog').text(), words);
  });
});

Then('the dialog does not say {string}', async function (this: Scenario, words: string) {
  await this.onceSettled(async () => {
    assertDoesNotSay(await this.screen.part('dialog').text(), words);
  });
});
