import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';

Given('a window of {int} by {int} pixels', function (this: Scenario, width: number, height: number) {
  return this.layout.resize(width, height);
});

Given(
  'the window of {screenSize}',
  function (this: Scenario, { width, height }: { readonly width: number; readonly height: number }) {
    return this.layout.resize(width, height);
  },
);

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
  return this.layout.withholdCode(true);
});

When("the app's own code arrives again", function (this: Scenario) {
  return this.layout.withholdCode(false);
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

Then('they still see {int} shelves once the page is at rest', async function (this: Scenario, count: number) {
  await this.assembly.settle();
  assert.equal(await this.screen.part('main').part('region').count(), count);
});

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

Then('nothing runs off the side of the window', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal(Math.max(await this.layout.overflow(), 0), 0);
});

Then('the page contains no active markup', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal(await this.layout.activeMarkup(), null);
});

Then('the page has no accessibility violations', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await this.layout.accessibilityViolations(), []);
});

Then('the text {string} is {int} pixels high', async function (this: Scenario, text: string, height: number) {
  await this.eventually(async () => {
    assert.equal(Math.round(await this.layout.heightOf(text)), height);
  });
});

Then(
  'the text {string} is more than {int} pixels high',
  async function (this: Scenario, text: string, height: number) {
    await this.eventually(async () => {
      const shown = await this.layout.heightOf(text);
      assert.ok(shown > height, `It is ${shown} pixels high`);
    });
  },
);

Then(
  'the shelf {string} shows {int} whole tile(s)',
  async function (this: Scenario, title: string, tiles: number) {
    await this.eventually(async () => {
      assert.equal(await this.layout.wholeItems(title), tiles);
    });
  },
);

Then('the list {string} has {int} columns', async function (this: Scenario, list: string, columns: number) {
  await this.eventually(async () => {
    assert.equal(await this.layout.columnsOf(list), columns);
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

When('they look at the button {string}', async function (this: Scenario, name: string) {
  this.notedButton = { name, ...(await this.layout.placeOfButton(name)) };
});

Then('that button is where it was', async function (this: Scenario) {
  const { notedButton } = this;
  assert.ok(notedButton, 'No button was looked at');
  const { name, ...place } = notedButton;
  await this.onceSettled(async () => {
    assert.deepEqual(await this.layout.placeOfButton(name), place);
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
    assert.equal(await this.layout.pageColor(), color);
  });
});

Then('the shelf {string} stands on {string}', async function (this: Scenario, title: string, color: string) {
  await this.eventually(async () => {
    assert.equal(await this.layout.colorBehind(title), color);
  });
});

/** Smaller shifts are imperceptible. */
const LEAST_SHIFT = 0.01;

Then('nothing of the page has moved by itself', async function (this: Scenario) {
  await this.assembly.settle();
  const shift = await this.layout.layoutShift();
  assert.ok(shift < LEAST_SHIFT, `It has moved by ${shift}`);
});
