import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import { assertAt, assertWithin } from '../support/assert-in-held-time.ts';
import type { Scenario } from '../support/scenario.ts';

When('time stands still', async function (this: Scenario) {
  await this.assembly.holdTime();
});

/** How long a library may take to load and to send what it was given, in milliseconds. */
const ON_ITS_WAY = 200;

Then(
  'within {delay} the platform was asked for {call}',
  async function (this: Scenario, most: number, row: string) {
    await assertWithin(this, most, async () => assert.equal((await this.calls(row)).length, 1));
  },
);

/** They come to a path of the app at a moment, not before. */
function assertArrivesAt(scenario: Scenario, moment: number, path: string): Promise<void> {
  const { assembly } = scenario;
  const there = { inApp: true, path };
  return assertAt(
    scenario,
    moment,
    async () => assert.notDeepEqual(await assembly.place(), there),
    async () => assert.deepEqual(await assembly.place(), there),
  );
}

Then(
  'after {delay}, not before, they are on {page}',
  function (this: Scenario, moment: number, path: string) {
    return assertArrivesAt(this, moment, path);
  },
);

Then(
  'after {delay}, not before, the player of {page} is open',
  function (this: Scenario, moment: number, path: string) {
    return assertArrivesAt(this, moment, `${path}&play=1`);
  },
);

Then(
  'after {delay}, not before, the platform was asked for {call}',
  async function (this: Scenario, moment: number, row: string) {
    await assertAt(
      this,
      moment,
      async () => assert.deepEqual(await this.calls(row), []),
      async () => assert.equal((await this.calls(row)).length, 1),
      ON_ITS_WAY,
    );
  },
);

Then(
  'after {delay}, not before, the platform was asked for {call} {int} times',
  async function (this: Scenario, moment: number, row: string, times: number) {
    const count = async () => (await this.calls(row)).length;
    const askedBefore = async () => assert.equal(await count(), times - 1);
    await this.eventually(askedBefore);
    await assertAt(this, moment, askedBefore, async () => assert.equal(await count(), times));
  },
);

Then(
  'after {delay}, not before, the page no longer says {string}',
  async function (this: Scenario, moment: number, words: string) {
    await assertAt(
      this,
      moment,
      async () => assertSays(await this.screen.text(), words),
      async () => assertDoesNotSay(await this.screen.text(), words),
    );
  },
);
