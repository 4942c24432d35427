import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineTable } from '../support/table.ts';
import { findItem, workoutsExcept } from '../support/catalogue.ts';
import type { Marking } from '../support/vocabulary/favorites.ts';

/**
 * While the session is loading, the page is checked over and over, so that no flash of content goes
 * unnoticed.
 */
const LOOKS = 100;
const BETWEEN_LOOKS_MS = 50;

/** Where the browser keeps what a visitor has watched, newest first. */
const VISITORS_HISTORY = 'member-records.history.visitor';

/** Adds watch history to the platform that this browser does not know about. */
async function watchElsewhere(scenario: Scenario, mediaid: string, progress: number): Promise<void> {
  await scenario.assembly.platform.request('POST', `/api/v3/jwp/watch_history/${mediaid}`, { progress });
}

Given('{person}', async function (this: Scenario, person: string) {
  this.person = person;
  await this.assembly.platform.request('PUT', '/__mock/world', { person });
});

Given(
  'they have watched {float} of {string}',
  async function (this: Scenario, progress: number, title: string) {
    await watchElsewhere(this, findItem(title).mediaid, progress);
  },
);

Given(
  'they have begun {int} workouts, the first of them {string}',
  async function (this: Scenario, count: number, title: string) {
    const others = workoutsExcept(title).slice(0, count - 1);
    for (const { mediaid } of [findItem(title), ...others]) {
      await watchElsewhere(this, mediaid, 0.5);
    }
  },
);

Given(
  'they have marked {int} favorites, the first of them {string}',
  async function (this: Scenario, count: number, title: string) {
    const others = workoutsExcept(title).slice(0, count - 1);
    const favorites = [findItem(title), ...others].map(({ mediaid }) => ({ mediaid }));
    await this.fail('GET /api/v3/jwp/me', { body: { ...(await this.me()), favorites } });
  },
);

const markedFavorites = defineColumn(
  'they have marked these favorites:',
  'the title of a workout or program, the first one first',
);

Given('they have marked these favorites:', async function (this: Scenario, titles: DataTable) {
  for (const title of markedFavorites(titles))
    await this.assembly.platform.request('POST', `/api/v3/jwp/favorites/${findItem(title).mediaid}`);
});

/** The id of nothing in the catalogue. */
const NO_WORKOUT = 'n0w0rk0t';

const followedPrograms = defineTable('they follow these programs:', {
  program: 'the title of a program',
  next: 'the title of its workout to continue; after a *, one that the catalogue does not have',
});

Given('they follow these programs:', async function (this: Scenario, table: DataTable) {
  const followed = followedPrograms(table).map(({ program, next }) => [
    findItem(program).slug,
    next.startsWith('*') ? NO_WORKOUT : findItem(next).mediaid,
  ]);
  await this.fail('GET /api/v3/jwp/me', {
    body: { ...(await this.me()), programProgress: Object.fromEntries(followed) as object },
  });
});

Given(
  'the browser has kept that a visitor has watched {float} of {string}',
  async function (this: Scenario, progress: number, title: string) {
    const before = (await this.assembly.stored())[VISITORS_HISTORY] ?? '[]';
    const watched = [{ mediaId: findItem(title).mediaid, progress }, ...(JSON.parse(before) as object[])];
    await this.assembly.store(VISITORS_HISTORY, JSON.stringify(watched));
  },
);

const keptFavorites = defineColumn(
  'the browser has kept these favorites of a visitor:',
  'the title of a workout or program',
);

Given(
  'the browser has kept these favorites of a visitor:',
  async function (this: Scenario, titles: DataTable) {
    const ids = keptFavorites(titles).map((title) => findItem(title).mediaid);
    await this.assembly.store('member-records.favorites.visitor', JSON.stringify(ids));
  },
);

When(
  'they watch {float} of {string} on another device',
  async function (this: Scenario, progress: number, title: string) {
    await watchElsewhere(this, findItem(title).mediaid, progress);
  },
);

When(
  'they {marking} {string} on another device',
  async function (this: Scenario, method: Marking, title: string) {
    await this.assembly.platform.request(method, `/api/v3/jwp/favorites/${findItem(title).mediaid}`);
  },
);

When('they become {person} elsewhere', async function (this: Scenario, person: string) {
  await this.assembly.platform.request('PUT', '/__mock/world', { person });
});

When('their subscription ends', async function (this: Scenario) {
  const subscriptionStatus = { activeSubscriber: false, entitlements: [] };
  await this.fail('GET /api/v3/jwp/me', { body: { ...(await this.me()), subscriptionStatus } });
});

When('they log out', async function (this: Scenario) {
  await this.press(() => this.screen.part('button', /^Account menu/));
  await this.press(() => this.screen.part('button', 'Logout'));
});

Then('they can sign in and sign up', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('banner').part('link', 'Sign in').count(), 1);
    assert.equal(await this.screen.part('banner').part('link', 'Sign up').count(), 1);
  });
});

Then('they are not yet asked to sign in or sign up', async function (this: Scenario) {
  const menu = this.screen.part('button', /^Account menu/);
  assert.equal(await menu.count(), 0);
  for (let looks = 0; looks < LOOKS && (await menu.count()) === 0; looks++) {
    assert.equal(await this.screen.part('link', /^Sign (in|up)/).count(), 0);
    await this.assembly.wait(BETWEEN_LOOKS_MS);
  }
});

Then('nobody asks them to sign in or sign up', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('link', 'Sign in').count(), 0);
    assert.equal(await this.screen.part('link', 'Sign up').count(), 0);
  });
});

Then('they are logged in', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('button', /^Account menu/).count(), 1);
  });
});

/** After the page has said that they are signed out; a logout may still be on its way. */
Then('no member shows', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('button', /^Account menu/).count(), 0);
  });
});

Then('the platform has logged them out', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.assembly.platform.request('GET', '/api/v3/jwp/me'), null);
  });
});

Then('the browser keeps nothing personal', async function (this: Scenario) {
  assert.notEqual(this.person, 'visitor', 'A visitor has nothing personal to leave');
  const stored = await this.assembly.storageEntries();
  const personal = new RegExp(`\\b${this.person}\\b|member-records`);
  assert.deepEqual(
    stored.filter((each) => personal.test(each)),
    [],
  );
});

Then('a notice says that the account cannot be reached', async function (this: Scenario) {
  await this.eventually(async () => {
    assertSays(await this.screen.text(), "We can't reach your account right now");
  });
});

Then('no notice says that the account cannot be reached', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assertDoesNotSay(await this.screen.text(), "We can't reach your account right now");
  });
});
