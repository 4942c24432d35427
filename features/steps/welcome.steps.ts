import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { assertAt } from '../support/assert-in-held-time.ts';
import type { Scenario } from '../support/scenario.ts';

/** Its label, in any language. */
const LABEL = /Welcome to |Ŵéļçömé ţö /;
const welcome = ({ screen }: Scenario) => screen.part('dialog', LABEL);

Then('they are welcomed', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await welcome(this).attribute('data-state'), 'open');
  });
});

Then('they are not welcomed', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await welcome(this).count(), 0);
  });
});

Then('after {float} seconds, not before, they are welcomed', async function (this: Scenario, moment: number) {
  const count = () => welcome(this).count();
  await this.eventually(async () => {
    assert.equal(await this.screen.part('contentinfo').part('link', 'About').count(), 1);
  });
  await assertAt(
    this,
    Math.round(moment * 1000),
    async () => assert.equal(await count(), 0),
    async () => assert.equal(await count(), 1),
  );
});
