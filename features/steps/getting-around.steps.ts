import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { assertAddress } from '../support/assert-address.ts';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import { momentIn } from '../support/moments.ts';
import { placeAtAddress } from '../support/place-at-address.ts';
import type { Scenario } from '../support/scenario.ts';
import { livePath } from '../support/vocabulary/pages.ts';

/** How often a person would press Tab before giving up. */
const FURTHEST_STOP = 40;

When('they open {page}', async function (this: Scenario, path: string) {
  await this.assembly.open(path);
});

When('they open {page} and the player at once', async function (this: Scenario, path: string) {
  await this.assembly.open(`${path}${path.includes('?') ? '&' : '?'}play=1`);
});

When('they load the page again', async function (this: Scenario) {
  await this.assembly.reload();
});

When('they go back', async function (this: Scenario) {
  await this.assembly.back();
});

When('they go forward', async function (this: Scenario) {
  await this.assembly.forward();
});

When('they press {string}', async function (this: Scenario, name: string) {
  await this.press(() => this.screen.control(this.textInLanguage(name)));
});

When('they point at {string}', async function (this: Scenario, name: string) {
  await this.onceThere(
    () => this.screen.control(name),
    (part) => part.pointAt(),
  );
});

When('they go with the keys to {string}', async function (this: Scenario, name: string) {
  await this.onceThere(
    () => this.screen.control(name),
    (part) => part.focus(),
  );
});

When('they lay a finger on {string}', async function (this: Scenario, name: string) {
  await this.onceThere(
    () => this.screen.control(name),
    (part) => part.touchStart(),
  );
});

When(
  'they press {string} in the {linkList}',
  async function (this: Scenario, name: string, where: 'menu' | 'footer') {
    const { screen } = this;
    await this.press(() =>
      (where === 'menu' ? screen.part('navigation', 'Main') : screen.part('contentinfo')).part('link', name),
    );
  },
);

When('they fill in {string} with {string}', async function (this: Scenario, name: string, text: string) {
  await this.onceThere(
    () => this.screen.part('textbox', name),
    (part) => part.fill(text),
  );
});

When('they tab to {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.control(name).count(), 1);
  });
  for (let stops = 0; stops < FURTHEST_STOP; stops++) {
    await this.screen.key('Tab');
    if (await this.screen.control(name).hasFocus()) return;
  }
  assert.fail(`${FURTHEST_STOP} times Tab do not reach it`);
});

When('they press the key {string}', async function (this: Scenario, key: string) {
  await this.screen.key(key);
});

Given('it is {moment}', async function (this: Scenario, moment: Date) {
  await this.setTime(moment);
});

Given('a browser in the time zone {string}', async function (this: Scenario, zone: string) {
  await this.assembly.setTimeZone(zone);
});

Given('it is {local} in {string}', async function (this: Scenario, local: string, zone: string) {
  await this.assembly.setTimeZone(zone);
  await this.setTime(momentIn(zone, local));
});

When('{int} minute(s) pass(es)', async function (this: Scenario, minutes: number) {
  await this.assembly.passTime(minutes * 60_000);
});

When('they lose the connection', async function (this: Scenario) {
  await this.assembly.setOnline(false);
});

When('the connection returns', async function (this: Scenario) {
  await this.assembly.setOnline(true);
});

When('they lose the connection for a moment', async function (this: Scenario) {
  await this.assembly.setOnline(false);
  await this.assembly.setOnline(true);
});

When('they close the tab', async function (this: Scenario) {
  await this.assembly.close('orderly');
});

When('the browser crashes', async function (this: Scenario) {
  await this.assembly.close('crash');
});

When('they turn to another tab', async function (this: Scenario) {
  await this.assembly.setVisibility('hidden');
});

When('they turn back to the tab', async function (this: Scenario) {
  await this.assembly.setVisibility('visible');
});

Given(
  'the browser has kept {string} under {string}',
  async function (this: Scenario, content: string, key: string) {
    await this.assembly.store(key, content.replaceAll("'", '"'));
  },
);

Given('a browser that keeps nothing', async function (this: Scenario) {
  await this.assembly.refuseStorage();
});

/** The live page adds the chosen channel to its address. */
const comparable = (found: string, expected: string): string =>
  expected === livePath() ? found.replace(/\?.*/, '') : found;

Then('they are on {page}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    const place = await this.assembly.place();
    const found = place.inApp ? comparable(place.path, path) : place.address.href;
    assert.equal(found, path, `They are on "${found}", not on "${path}"`);
  });
});

Then("they are on the account site's {accountPage} page", async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    const place = await this.assembly.place();
    assert.equal(place.inApp ? 'in the app' : place.address.pathname, path);
  });
});

Then('it returns to {page}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    const place = await this.assembly.place();
    assert.ok(!place.inApp, 'They are still in the app');
    const { href, origin } = new URL(place.address.searchParams.get('return') ?? '');
    assert.deepEqual(placeAtAddress(href, origin), { inApp: true, path });
  });
});

Then('the page says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assertSays(await this.screen.text(), words);
  });
});

Then(
  'the page says {string} once, above the shelf {string}',
  async function (this: Scenario, words: string, shelf: string) {
    await this.eventually(async () => {
      const [before = '', after, ...again] = (await this.screen.text()).split(words);
      assert.ok(after !== undefined && again.length === 0, `It says it ${again.length + 1} times: ${before}`);
      assert.ok(after.includes(await this.screen.part('region', shelf).text()), 'It says it below the shelf');
    });
  },
);

Then('the page does not say {string}', async function (this: Scenario, words: string) {
  await this.onceSettled(async () => {
    assertDoesNotSay(await this.screen.text(), words);
  });
});

Then('the page does not yet say {string}', async function (this: Scenario, words: string) {
  assertDoesNotSay(await this.screen.text(), words);
});

Then('the heading is {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.heading().text(), words);
  });
});

/** The level of a heading of the outline: 2 for 'h2 Featured'. */
const levelOf = (heading: string): number => Number(heading.slice(1, 2));

/** @param above what the first heading counts as being below */
async function assertNoLevelSkipped(scenario: Scenario, above: 'h0' | 'h1'): Promise<void> {
  await scenario.onceSettled(async () => {
    const outline = await scenario.screen.outline();
    const skips = outline.filter(
      (heading, index) => levelOf(heading) > levelOf(outline[index - 1] ?? above) + 1,
    );
    assert.deepEqual(skips, [], outline.join('\n'));
  });
}

Then('no heading of the page skips a level', function (this: Scenario) {
  return assertNoLevelSkipped(this, 'h0');
});

/** What the inline player says stands above the heading of the page, and is of the second level. */
Then('no heading skips a level, from the player above the heading of the page on', function (this: Scenario) {
  return assertNoLevelSkipped(this, 'h1');
});

/** The text of the heading that one of the outline stands below: the last of a higher level before it. */
const headingAbove = (outline: readonly string[], index: number): string | undefined =>
  outline
    .slice(0, index)
    .findLast((above) => levelOf(above) < levelOf(outline[index] ?? ''))
    ?.slice(3);

Then(
  'a heading {string} belongs to the heading {string}',
  async function (this: Scenario, part: string, whole: string) {
    await this.eventually(async () => {
      const outline = await this.screen.outline();
      const owners = outline.flatMap((heading, index) =>
        heading.slice(3) === part ? [headingAbove(outline, index)] : [],
      );
      assert.ok(owners.includes(whole), outline.join('\n'));
    });
  },
);

Then('the page has the heading {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.notEqual(await this.screen.part('heading', words).count(), 0);
  });
});

Then('the link {string} leads to {page}', async function (this: Scenario, name: string, path: string) {
  await this.eventually(async () => {
    const address = await this.screen.part('link', name).nth(0).attribute('href');
    assert.equal(address, `/app${path}`.replace(/\/$/, ''));
  });
});

Then(
  'the link {string} leads outside to {string}',
  async function (this: Scenario, name: string, address: string) {
    await this.eventually(async () => {
      assertAddress((await this.screen.part('link', name).attribute('href')) ?? '', address);
    });
  },
);

Then('there is no link {string}', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('link', name).count(), 0);
  });
});

Then('{string} has the focus', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.control(name).hasFocus(), true);
  });
});

Then('the heading {string} has the focus', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('heading', words).hasFocus(), true);
  });
});

Then('the content of the page has the focus', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('main').hasFocus(), true);
  });
});

Then('a screen reader hears {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    const said = await this.screen.part('status').texts();
    assert.ok(said.includes(words), `It hears: ${said.join(', ')}`);
  });
});

Then('the tab is titled {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.title(), title);
  });
});

Then('they can press {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.control(name).count(), 1);
  });
});

Then('the link {string} opens in a new tab', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('link', name).attribute('target'), '_blank');
  });
});
