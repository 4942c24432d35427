import assert from 'node:assert/strict';
import { After, AfterAll, Before, Status } from '@cucumber/cucumber';
import { openBrowser } from './browser/browser-assembly.ts';
import { openDom } from './dom/open-dom.ts';
import { ORDINARY_DAY } from './catalogue.ts';
import type { Scenario } from './scenario.ts';

/** Makes the assemblies of this run, each over a world of its own. */
const assemblies = process.env.ASSEMBLY === 'browser' ? openBrowser() : openDom();

Before(async function (this: Scenario) {
  this.assembly = await (await assemblies).make('visitor', ORDINARY_DAY);
});

After(async function (this: Scenario, { result }) {
  const uncaught = this.assembly.uncaught();
  await this.assembly.end();
  if (result?.status === Status.PASSED) assert.deepEqual(uncaught, [], 'Something went wrong unnoticed');
});

AfterAll(async () => (await assemblies).end());
