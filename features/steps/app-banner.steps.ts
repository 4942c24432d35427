import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { assertAddress } from '../support/assert-address.ts';
import type { Box } from '../support/assembly.ts';
import { exactly } from '../support/exactly.ts';
import type { Scenario } from '../support/scenario.ts';

/** How often somebody presses Tab, or Shift and Tab, to look at what gets the focus. */
const STOPS = { 'app banner': 12, 'account notice': 20, header: 20 };

/** What stays at the bottom of the window, by its name and the control in it. */
const AT_THE_BOTTOM = {
  'app banner': { name: 'App for Android', control: 'link' },
  'account notice': { name: 'About your account', control: 'button' },
} as const;
type AtTheBottom = keyof typeof AT_THE_BOTTOM;

const stickyPart = (scenario: Scenario, sticky: AtTheBottom) =>
  scenario.screen.part('region', scenario.textInLanguage(AT_THE_BOTTOM[sticky].name));
const appBanner = (scenario: Scenario) => stickyPart(scenario, 'app banner');
const placeOf = (scenario: Scenario, sticky: AtTheBottom) =>
  scenario.layout.boxOf('region', exactly(scenario.textInLanguage(AT_THE_BOTTOM[sticky].name)));
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

Then('{atTheBottom} is below the footer', async function (this: Scenario, sticky: AtTheBottom) {
  await this.eventually(async () => {
    const [above, place] = [await this.layout.boxOf('contentinfo'), await placeOf(this, sticky)];
    assert.ok(place.top >= bottom(above) - 1, `The footer ends at ${bottom(above)}, it is at ${place.top}`);
  });
});

Then(
  '{atTheBottom} stays in its place as they scroll {scrollTarget}',
  async function (this: Scenario, sticky: AtTheBottom, distance: number) {
    const { top } = await this.eventually(() => placeOf(this, sticky));
    await this.layout.scrollTo(distance);
    assert.equal((await placeOf(this, sticky)).top, top);
  },
);

Then(
  '{sticky} hides nothing that gets the focus, beginning at {string}',
  async function (this: Scenario, sticky: keyof typeof STOPS, link: string) {
    await this.onceThere(
      () => this.screen.part('link', link).nth(0),
      (part) => part.focus(),
    );
    if (sticky === 'header') await goBackBelowHeader(this);
    else await goDownTo(this, sticky);
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

async function goDownTo(scenario: Scenario, sticky: AtTheBottom): Promise<void> {
  const { top } = await scenario.eventually(() => placeOf(scenario, sticky));
  for (let stop = 0; stop < STOPS[sticky]; stop++) {
    await scenario.screen.key('Tab');
    if (await stickyPart(scenario, sticky).part(AT_THE_BOTTOM[sticky].control).hasFocus()) return;
    const focused = await scenario.layout.boxOfFocus();
    assert.ok(bottom(focused) <= top, `The focus ends at ${bottom(focused)}, it is at ${top}`);
  }
  assert.fail(`${STOPS[sticky]} times Tab do not reach it`);
}
