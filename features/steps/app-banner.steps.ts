import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { assertAddress } from '../support/assert-address.ts';
import type { Box } from '../support/assembly.ts';
import { exactly } from '../support/exactly.ts';
import type { Scenario } from '../support/scenario.ts';

/** How often somebody presses Tab, or Shift and Tab, to look at what gets the focus. */
const STOPS = { 'app banner': 12, header: 20 };

const NAME = 'App for Android';
const appBanner = (scenario: Scenario) => scenario.screen.part('region', scenario.textInLanguage(NAME));
const placeOfBanner = (scenario: Scenario) =>
  scenario.layout.boxOf('region', exactly(scenario.textInLanguage(NAME)));
const bottom = ({ top, height }: Box): number => top + height;

Given('they use {device}', async function (this: Scenario, userAgent: string) {
  await this.assembly.setUserAgent(userAgent);
});

Then('a banner leads to the app at {string}', async function (this: Scenario, address: string) {
  await this.eventually(async () => {
    const link = appBanner(this).part('link', this.textInLanguage('Get the app'));
    assertAddress((await link.attribute('href')) ?? '', address);
  });
});

Then("a banner leads to the app in Google's store", async function (this: Scenario) {
  await this.eventually(async () => {
    const link = appBanner(this).part('link', this.textInLanguage('Get the app'));
    assert.match(
      (await link.attribute('href')) ?? '',
      /^https:\/\/play\.google\.com\/store\/apps\/details\?id=\w/,
    );
  });
});

Then('no banner leads to an app', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await appBanner(this).count(), 0);
  });
});

When('they dismiss the banner', async function (this: Scenario) {
  await this.press(() => appBanner(this).part('button'));
});

Then('the banner of the app is below the footer', async function (this: Scenario) {
  await this.eventually(async () => {
    const [above, banner] = [await this.layout.boxOf('contentinfo'), await placeOfBanner(this)];
    assert.ok(banner.top >= bottom(above) - 1, `The footer ends at ${bottom(above)}, it is at ${banner.top}`);
  });
});

Then(
  '{sticky} hides nothing that gets the focus, beginning at {string}',
  async function (this: Scenario, sticky: keyof typeof STOPS, link: string) {
    await this.onceThere(
      () => this.screen.part('link', link).nth(0),
      (part) => part.focus(),
    );
    if (sticky === 'header') await goBackBelowHeader(this);
    else await goToBanner(this);
  },
);

async function goBackBelowHeader({ screen, layout }: Scenario): Promise<void> {
  const header = bottom(await layout.boxOf('banner'));
  for (let stop = 0; stop < STOPS.header; stop++) {
    await screen.key('Shift+Tab');
    const { top } = await layout.boxOfFocus();
    assert.ok(top >= header, `The focus is at ${top}, the header ends at ${header}`);
  }
}

async function goToBanner(scenario: Scenario): Promise<void> {
  const { top } = await scenario.eventually(() => placeOfBanner(scenario));
  for (let stop = 0; stop < STOPS['app banner']; stop++) {
    await scenario.screen.key('Tab');
    if (await appBanner(scenario).part('link').hasFocus()) return;
    const focused = await scenario.layout.boxOfFocus();
    assert.ok(bottom(focused) <= top, `The focus ends at ${bottom(focused)}, the banner is at ${top}`);
  }
  assert.fail(`${STOPS['app banner']} times Tab do not reach the banner`);
}
