import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import { passOnPlatform } from '../support/pass-on-platform.ts';
import type { Scenario } from '../support/scenario.ts';

When('{int} hour(s) pass on the platform', async function (this: Scenario, hours: number) {
  await passOnPlatform(this, hours);
});

Then('the platform gives no source of {string} away', async function (this: Scenario, title: string) {
  const { sources } = await this.itemOf(findItem(title).mediaid);
  assert.deepEqual(sources, []);
});

When('they press {string} in the player', async function (this: Scenario, name: string) {
  await this.press(() => this.screen.part('dialog').part('link', name));
});
