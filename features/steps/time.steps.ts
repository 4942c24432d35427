import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';

When('time stands still', async function (this: Scenario) {
  await this.assembly.holdTime();
});

/** How long a library may take to send what it was given, in milliseconds. */
const ON_ITS_WAY = 20;

/** Advances time that stands still to the last millisecond before a moment, and then to the moment itself. */
async function assertAt(
  { assembly }: Scenario,
  moment: number,
  before: () => Promise<void>,
  then: () => Promise<void>,
  onItsWay = 0,
): Promise<void> {
  await assembly.settle();
  await assembly.wait(moment - 1);
  await assembly.settle();
  await before();
  await assembly.wait(1 + onItsWay);
  await assembly.eventually(then);
}

Then(
  'after {int} ms, not before, they are on {page}',
  async function (this: Scenario, moment: number, path: string) {
    const there = { inApp: true, path };
    await assertAt(
      this,
      moment,
      async () => assert.notDeepEqual(await this.assembly.place(), there),
      async () => assert.deepEqual(await this.assembly.place(), there),
    );
  },
);

Then(
  'after {int} ms, not before, the platform was asked for {call}',
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
  'after {int} ms, not before, the page no longer says {string}',
  async function (this: Scenario, moment: number, words: string) {
    await assertAt(
      this,
      moment,
      async () => assertSays(await this.screen.text(), words),
      async () => assertDoesNotSay(await this.screen.text(), words),
    );
  },
);
