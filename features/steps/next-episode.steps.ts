import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { paywall } from '../support/vocabulary/page-parts.ts';

const upNext = ({ screen }: Scenario): Part => screen.part('region', 'Up next');

Then('{string} plays in its page', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
    assert.equal(await this.screen.part('region', `Player: ${title}`).count(), 1);
    assert.equal(await this.screen.part('dialog').count(), 0);
  });
});

Then('{string} is up next', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await upNext(this).part('heading').text(), title);
  });
});

Then('nothing is up next', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await upNext(this).count(), 0);
  });
});

Then('the paywall says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => assertSays(await paywall(this).text(), words));
});

When('they press {string} on the paywall', async function (this: Scenario, name: string) {
  await this.press(() => paywall(this).part('link', name));
});

/** The paywall stands above the page's buttons, and has a link of the same name. */
When('they press {string} below the paywall', async function (this: Scenario, name: string) {
  await this.press(() => this.screen.control(name).nth(1));
});
