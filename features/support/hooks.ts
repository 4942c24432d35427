import assert from 'node:assert/strict';
import { After, AfterAll, Before, BeforeAll, setDefaultTimeout, Status } from '@cucumber/cucumber';
import type { Assemblies, Assembly } from './assembly.ts';
import { DEFAULT_SCENARIO_TIME } from './catalogue.ts';
import type { Scenario } from './scenario.ts';

/** Longer than any check waits; a step that takes longer hangs. */
const HANGS_AFTER_MS = 60_000;
setDefaultTimeout(HANGS_AFTER_MS);

/** The step that holds time. */
const HOLDS_TIME = 'time stands still';
/** The step that configures ads. */
const HAS_ADS = 'the config field "adSchedule" is "AdSched1"';

/** Makes the assemblies of this process, each over a world of its own. */
let assemblies: Assemblies;

BeforeAll(async () => {
  if (process.env.ASSEMBLY === 'browser') {
    assemblies = await (await import('./browser/browser-assembly.ts')).openBrowser();
  } else {
    assemblies = await (await import('./dom/open-dom.ts')).openDom();
  }
});

/** The tag of scenarios in which the app has its service worker. */
const HAS_SERVICE_WORKER = '@service-worker';

Before(async function (this: Scenario, { pickle }) {
  const has = (step: string): boolean => pickle.steps.some(({ text }) => text === step);
  const preparation = {
    canHoldTime: has(HOLDS_TIME),
    hasAds: has(HAS_ADS),
    hasServiceWorker: pickle.tags.some(({ name }) => name === HAS_SERVICE_WORKER),
  };
  this.assembly = await assemblies.make('visitor', DEFAULT_SCENARIO_TIME, preparation);
});

After(async function (this: Scenario, { result }) {
  const isExpected = (error: string): boolean =>
    this.expectedErrors.some((message) => error.includes(message));
  const uncaught = this.assembly.uncaught().filter((error) => !isExpected(error));
  const messages = this.assembly.consoleMessages();
  if (result?.status !== Status.PASSED) {
    this.log(`The page had:\n${await pageText(this.assembly)}`);
    if (messages.length > 0) this.log(`The console said:\n${messages.join('\n')}`);
  }
  await this.assembly.end();
  if (result?.status === Status.PASSED) assert.deepEqual(uncaught, [], 'Something went wrong unnoticed');
});

/** As much of a page's text as helps to see why a scenario failed, in characters. */
const LONGEST_TEXT = 2000;

async function pageText(assembly: Assembly): Promise<string> {
  try {
    const where = await assembly.place();
    const text = await assembly.screen.text();
    return `${where.inApp ? where.path : where.address.href}\n${text.slice(0, LONGEST_TEXT)}`;
  } catch (failure) {
    return `nothing that could be read: ${String(failure)}`;
  }
}

AfterAll(() => assemblies.end());
