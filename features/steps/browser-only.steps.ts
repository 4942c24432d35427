import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { assertNoHorizontalOverflow } from '../support/assert-no-horizontal-overflow.ts';
import { assertSays } from '../support/assert-text.ts';
import { asHex } from '../support/colors.ts';
import type { Scenario } from '../support/scenario.ts';
import { ScenarioMistake } from '../support/scenario-mistake.ts';
import { defineColumn } from '../support/table.ts';
import { SCREEN_SIZES, type ScreenSize } from '../support/vocabulary/screen-sizes.ts';

Given('a window of {int} by {int} pixels', function (this: Scenario, width: number, height: number) {
  return this.layout.resize(width, height);
});

Given('the screen of {screen}', function (this: Scenario, { width, height }: ScreenSize) {
  return this.layout.resize(width, height);
});

Given('a cookie alone carries the session', function (this: Scenario) {
  return this.layout.carrySessionByCookie();
});

const UNANSWERED = { row: 'GET /ads/:ad.xml', path: '/ads/unanswered.xml' };
const LONGEST_DELAY_MS = 600_000;

When('no other request of the page can leave', async function (this: Scenario) {
  await this.assembly.settle();
  await this.fail(UNANSWERED.row, { delayMs: LONGEST_DELAY_MS });
  await this.layout.occupyConnections(UNANSWERED.path);
});

Then('{call} is under way', async function (this: Scenario, row: string) {
  await this.eventually(() => {
    assert.ok(this.layout.isUnderWay(row), 'The page waits for no such request');
    return Promise.resolve();
  });
});

Given("the app's own code does not arrive", function (this: Scenario) {
  return this.layout.withholdCode('failing');
});

Given("the app's own code is not answered", function (this: Scenario) {
  return this.layout.withholdCode('pending');
});

Given("the app's own code is held back after the first screen", function (this: Scenario) {
  return this.layout.withholdCode('after-first-screen');
});

/** Ends once the browser has kept what the next visit begins with. */
Given('home has been shown in this browser before', async function (this: Scenario) {
  await this.layout.withholdCode('no');
  await this.assembly.open('/');
  await this.layout.appShows();
  await this.eventually(async () => {
    assert.ok('kept-screen' in (await this.assembly.stored()), 'The browser has kept nothing');
  });
  await this.layout.withholdCode('after-first-screen');
});

When("the app's own code arrives again", function (this: Scenario) {
  return this.layout.withholdCode('no');
});

When('the app takes the place of the first screen', async function (this: Scenario) {
  this.inFirstScreen = await this.layout.placesInView();
  await this.layout.withholdCode('no');
  await this.layout.appShows();
});

Then('everything that was in view is where it was', async function (this: Scenario) {
  const now = await this.layout.placesInView();
  const before = [...this.inFirstScreen];
  assert.notEqual(before.length, 0, 'Nothing was in view');
  assert.deepEqual(
    before.map(([what]) => [what, now.get(what)]),
    before,
  );
});

const requestedFiles = ({ layout }: Scenario, code: string): readonly string[] =>
  layout.requestedCode().filter((file) => file.startsWith(`${code}-`));

Then('the code of {code} was asked for', async function (this: Scenario, code: string) {
  await this.eventually(() => {
    assert.notDeepEqual(requestedFiles(this, code), []);
    return Promise.resolve();
  });
});

Then('the code of {code} was not asked for', async function (this: Scenario, code: string) {
  await this.assembly.settle();
  assert.deepEqual(requestedFiles(this, code), []);
});

Then('the code of {code} was not yet asked for', function (this: Scenario, code: string) {
  assert.deepEqual(requestedFiles(this, code), []);
});

When('they scroll to the end', function (this: Scenario) {
  return this.layout.scrollToEnd();
});

/** How often somebody scrolls to the end of a page that grows. */
const MOST_SCROLLS = 20;

When('they scroll through the whole page', async function (this: Scenario) {
  await this.assembly.settle();
  for (let scrolls = 0, before = 0; scrolls < MOST_SCROLLS; scrolls++) {
    await this.layout.scrollToEnd();
    await this.assembly.settle();
    const elements = await this.layout.elements();
    if (elements === before) return;
    before = elements;
  }
  assert.fail(`After ${MOST_SCROLLS} scrolls to the end the page still grows`);
});

When('they jump to the end by the key', async function (this: Scenario) {
  await this.assembly.settle();
  await this.screen.clearFocusAndHover();
  await this.screen.key('End');
});

When('they jump to the end by scrollbar', async function (this: Scenario) {
  await this.assembly.settle();
  await this.layout.scrollToEnd();
});

Given('a browser without a cache', function (this: Scenario) {
  return this.layout.clearCache();
});

Given('a device that is {int} times slower', function (this: Scenario, times: number) {
  return this.layout.slowDown(times);
});

Then(
  'they see {int} shelves, and no more once the page is at rest',
  async function (this: Scenario, count: number) {
    const shelves = this.screen.part('main').part('region');
    await this.eventually(async () => {
      assert.equal(await shelves.count(), count);
    });
    await this.assembly.settle();
    assert.equal(await shelves.count(), count);
  },
);

When('they open {page} in another tab', function (this: Scenario, path: string) {
  return this.layout.openTab(path);
});

When('they open {page} and the player at once in another tab', function (this: Scenario, path: string) {
  return this.layout.openTab(`${path}?play=1`);
});

When("they open the account site's {accountPage} page", function (this: Scenario, path: string) {
  return this.layout.openAccountSite(path);
});

When('they turn back to the first tab', function (this: Scenario) {
  return this.layout.returnToFirstTab();
});

/** At rest, nothing runs off the side, and axe finds nothing. */
async function assertUsable(scenario: Scenario, where?: string): Promise<void> {
  await scenario.assembly.settle();
  await assertNoHorizontalOverflow(scenario, where);
  assert.deepEqual(await scenario.layout.accessibilityViolations(), [], where);
}

Then('nothing runs off the side of the window', async function (this: Scenario) {
  await this.assembly.settle();
  await assertNoHorizontalOverflow(this);
});

Then('everybody can use the page', async function (this: Scenario) {
  await assertUsable(this);
});

Then('the page contains no active markup', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal(await this.layout.activeMarkup(), null);
});

Then('the page has no accessibility violations', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await this.layout.accessibilityViolations(), []);
});

const screens = defineColumn(
  'the page is accessible, and fits on the screen of:',
  'a screen, such as a phone or a computer',
);

Then('the page is accessible, and fits on the screen of:', async function (this: Scenario, table: DataTable) {
  for (const name of screens(table)) {
    const size = SCREEN_SIZES[name];
    if (!size)
      throw new ScenarioMistake(`There is no screen "${name}": see {screen} in features/PHRASES.md.`);
    await this.layout.resize(size.width, size.height);
    await assertUsable(this, `On ${name}`);
  }
});

Then('the text {string} is {int} pixels high', async function (this: Scenario, text: string, height: number) {
  await this.eventually(async () => {
    assert.equal(Math.round(await this.layout.heightOf(text)), height);
  });
});

Then(
  'the list {string} goes beyond {int} items',
  async function (this: Scenario, list: string, count: number) {
    await this.eventually(async () => {
      const place = await this.layout.furthestPlaceIn(list);
      assert.ok(place > count, `It has come to ${place}`);
    });
  },
);

When('they press the lowest card in view', async function (this: Scenario) {
  await this.assembly.settle();
  const card = await this.layout.lowestCard();
  this.pressedCard = card;
  await this.layout.pressCard(card.address);
  await this.eventually(async () => {
    assert.equal(await this.layout.topOfCard(card.address), null);
  });
});

Then('that card is where it was', async function (this: Scenario) {
  const { pressedCard } = this;
  assert.ok(pressedCard, 'No card was pressed');
  await this.eventually(async () => {
    const top = await this.layout.topOfCard(pressedCard.address);
    assert.ok(top !== null && Math.abs(top - pressedCard.top) < 2, `It is at ${top}, not ${pressedCard.top}`);
  });
});

When('they scroll to {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.control(name).count(), 1);
  });
  await this.layout.scrollToControl(name);
});

When('they look at the button/link {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.control(name).count(), 1);
  });
  this.notedControl = { name, ...(await this.layout.placeOfControl(name)) };
});

Then('that button/link is where it was', async function (this: Scenario) {
  const { notedControl } = this;
  assert.ok(notedControl, 'Nothing was looked at');
  const { name, ...place } = notedControl;
  await this.onceSettled(async () => {
    assert.deepEqual(await this.layout.placeOfControl(name), place);
  });
});

Then('more than half of the shelf {string} is in view', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    const { top, height } = await this.layout.boxOf('region', new RegExp(`^${title}$`));
    const { height: windowHeight } = await this.layout.windowSize();
    const inView = (Math.min(top + height, windowHeight) - top) / height;
    assert.ok(
      top >= 0 && inView > 0.5,
      `It begins at ${top}, and ${Math.round(inView * 100)} % of it are in view`,
    );
  });
});

Then('the page holds fewer than {int} elements', async function (this: Scenario, most: number) {
  await this.onceSettled(async () => {
    const count = await this.layout.elements();
    assert.ok(count < most, `It holds ${count}`);
  });
});

Then('the page stands on {string}', async function (this: Scenario, color: string) {
  await this.eventually(async () => {
    assert.equal(asHex(await this.layout.pageColor()), color);
  });
});

Then(
  'the {grounded} {string} stands on {color}',
  async function (this: Scenario, role: 'region' | 'link' | 'heading', name: string, color: string) {
    await this.eventually(async () => {
      assert.equal(asHex(await this.layout.colorBehind(role, name)), color);
    });
  },
);

Then(
  'the heading {string} begins where the heading {string} begins',
  async function (this: Scenario, one: string, other: string) {
    await this.onceSettled(async () => {
      const [first, second] = await Promise.all([
        this.layout.boxOf('heading', new RegExp(`^${one}$`)),
        this.layout.boxOf('heading', new RegExp(`^${other}$`)),
      ]);
      assert.equal(Math.round(first.left), Math.round(second.left));
    });
  },
);

Then('for {int} s the page says {string}', async function (this: Scenario, length: number, words: string) {
  for (const since = Date.now(); Date.now() - since < length * 1000;) {
    assertSays(await this.screen.text(), words);
    await wait(50);
  }
});

/** Smaller shifts are imperceptible. */
const LEAST_SHIFT = 0.01;

Then('nothing of the page has moved by itself', async function (this: Scenario) {
  await this.assembly.settle();
  const shift = await this.layout.layoutShift();
  assert.ok(shift < LEAST_SHIFT, `It has moved by ${shift}`);
});
