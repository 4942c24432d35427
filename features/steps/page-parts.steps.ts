import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';
import type { FindPagePart } from '../support/vocabulary/page-parts.ts';

Then('there is a {pagePart}', async function (this: Scenario, find: FindPagePart) {
  await this.eventually(async () => {
    assert.equal(await find(this).count(), 1);
  });
});

Then('there is no {pagePart}', async function (this: Scenario, find: FindPagePart) {
  await this.onceSettled(async () => {
    assert.equal(await find(this).count(), 0);
  });
});

Then('there is not yet a {pagePart}', async function (this: Scenario, find: FindPagePart) {
  assert.equal(await find(this).count(), 0);
});
