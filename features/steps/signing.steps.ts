import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import { advancePlatformTime } from '../support/advance-platform-time.ts';
import type { Scenario } from '../support/scenario.ts';

When('{int} hour(s) pass on the platform', async function (this: Scenario, hours: number) {
  await advancePlatformTime(this, hours);
});

Then('the platform gives no source of {string} away', async function (this: Scenario, title: string) {
  const { sources } = await this.itemOf(findItem(title).mediaid);
  assert.deepEqual(sources, []);
});

Given('the signing service refuses, and says {string}', async function (this: Scenario, message: string) {
  await this.fail('POST /signing/media/:mediaid/sign/drm/:policy', { body: { entitled: false, message } });
});

When('they sign {entrance} as {string}', async function (this: Scenario, button: string, email: string) {
  await this.onceThere(
    () => this.screen.part('textbox', 'E-mail'),
    (part) => part.fill(email),
  );
  await this.press(() => this.screen.control(button));
});

When('they press {string} and subscribe', async function (this: Scenario, name: string) {
  await this.press(() => this.screen.control(name));
  await this.press(() => this.screen.control('Subscribe monthly'));
});
