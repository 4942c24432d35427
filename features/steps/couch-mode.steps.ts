import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import { SCREEN_SIZES } from '../support/vocabulary/screen-sizes.ts';

const STORED = 'couch-mode';

Given('they have turned TV mode {word} on this device', async function (this: Scenario, choice: string) {
  await this.assembly.store(STORED, choice);
});

Given('there is no mouse', function (this: Scenario) {
  return this.layout.withholdMouse();
});

Given('a television', async function (this: Scenario) {
  const { width, height } = SCREEN_SIZES['a desktop'] ?? assert.fail();
  await this.layout.resize(width, height);
  await this.layout.withholdMouse();
});

/** In the account menu of a member, which stays open; in a visitor's footer, which shows once all rows above it do. */
async function modeSwitch(scenario: Scenario): Promise<Part> {
  const { screen } = scenario;
  const header = screen.part('banner');
  const inMenu = () => header.part('button', 'TV mode');
  const inFooter = () => screen.part('contentinfo').part('button', 'TV mode');
  await scenario.eventually(async () => {
    const menu = header.part('button', /^Account menu/);
    if ((await menu.count()) > 0 && (await inMenu().count()) === 0) await menu.press();
    await scenario.assembly.layout?.scrollToEnd();
    assert.notEqual((await inMenu().count()) + (await inFooter().count()), 0);
  });
  return (await inMenu().count()) > 0 ? inMenu() : inFooter();
}

When('they turn TV mode {word}', async function (this: Scenario, choice: string) {
  const button = await modeSwitch(this);
  assert.equal(await button.attribute('aria-pressed'), String(choice === 'off'));
  await button.press();
});

Then('TV mode is {word}', async function (this: Scenario, choice: string) {
  await this.eventually(async () => {
    assert.equal(await (await modeSwitch(this)).attribute('aria-pressed'), String(choice === 'on'));
  });
});

Then('plain text has the size {float}', async function (this: Scenario, size: number) {
  await this.eventually(async () => {
    assert.equal(Math.round(10 * (await this.layout.sizeOfText())) / 10, size);
  });
});

/** What televisions may cut off, as shares of the window. */
const CUT_OFF = { sides: 0.05, ends: 0.03 };

/** @param cutOff shares of the window */
async function assertFocusIsWhole(scenario: Scenario, cutOff: typeof CUT_OFF): Promise<void> {
  await scenario.eventually(async () => {
    const { left, top, width, height } = await scenario.layout.boxOfFocus();
    const window = await scenario.layout.windowSize();
    const sides = cutOff.sides * window.width - 1;
    const ends = cutOff.ends * window.height - 1;
    assert.ok(left >= sides && left + width <= window.width - sides, `It is at ${left}, ${width} wide`);
    assert.ok(top >= ends && top + height <= window.height - ends, `It is at ${top}, ${height} high`);
  });
}

Then('what has the focus is whole on a television', async function (this: Scenario) {
  await assertFocusIsWhole(this, CUT_OFF);
});

Then('what has the focus is whole in the window', async function (this: Scenario) {
  await assertFocusIsWhole(this, { sides: 0, ends: 0 });
});

const KEYS: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** The code of the keys comes by itself, after the page. */
async function untilKeysWork(scenario: Scenario): Promise<void> {
  const { layout } = scenario.assembly;
  await scenario.eventually(() => {
    assert.ok(
      !layout || layout.requestedCode().some((file) => file.includes('couch-navigation')),
      'The keys are the browser’s',
    );
    return Promise.resolve();
  });
  await scenario.assembly.settle();
}

/** As a person does, who looks where the focus is before the next press. */
When('they go by arrow keys {string}', async function (this: Scenario, way: string) {
  await untilKeysWork(this);
  for (const step of way.split(', ')) {
    const [direction = '', times = '1'] = step.split(' ');
    const key = KEYS[direction] ?? assert.fail(`"${direction}" is not up, down, left or right`);
    for (let press = 0; press < Number(times); press++) {
      await this.screen.key(key);
      await this.assembly.settle();
    }
  }
});

/** Further than the items that a list begins with. */
const FAR_DOWN = 3000;

Then('{int} presses of the down key lead down one column', async function (this: Scenario, presses: number) {
  const { left } = await this.layout.boxOfFocus();
  for (let press = 0; press < presses; press++) {
    await this.screen.key('ArrowDown');
    await this.assembly.settle();
    assert.equal((await this.layout.boxOfFocus()).left, left, `It is elsewhere after ${press + 1} presses`);
  }
  assert.ok((await this.layout.scrolled()) > FAR_DOWN, 'They are not far down the list');
});
