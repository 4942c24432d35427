import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { assertAt } from '../support/held-time.ts';
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

Then('after {int} ms, not before, they are welcomed', async function (this: Scenario, moment: number) {
  const count = () => welcome(this).count();
  await this.eventually(async () => {
    assert.equal(await this.screen.part('contentinfo').part('link', 'About').count(), 1);
  });
  await assertAt(
    this,
    moment,
    async () => assert.equal(await count(), 0),
    async () => assert.equal(await count(), 1),
  );
});

Then('after {int} ms they are not welcomed', async function (this: Scenario, length: number) {
  await this.assembly.wait(length);
  await this.assembly.settle();
  assert.equal(await welcome(this).count(), 0);
});
