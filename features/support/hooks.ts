import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { After, AfterAll, AfterStep, Before, BeforeAll, setDefaultTimeout, Status } from '@cucumber/cucumber';
import type { Assemblies, Assembly } from './assembly.ts';
import { whyScenariosCannotRun } from './why-scenarios-cannot-run.ts';
import { DEFAULT_SCENARIO_TIME } from './catalogue.ts';
import { keepFailureEvidence } from './failure-evidence.ts';
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
  try {
    assemblies =
      process.env.ASSEMBLY === 'browser'
        ? await (await import('./browser/browser-assembly.ts')).openBrowser()
        : await (await import('./dom/open-dom.ts')).openDom();
  } catch (failure) {
    // Of several workers one says it, and Cucumber would say it in each with all of its own stack.
    if ((process.env.CUCUMBER_WORKER_ID ?? '0') === '0')
      console.error(whyScenariosCannotRun(failure, process.cwd()));
    process.exit(1);
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

After(async function (this: Scenario, { result, pickle }) {
  const isExpected = (error: string): boolean =>
    this.expectedErrors.some((message) => error.includes(message));
  const uncaught = this.assembly.uncaught().filter((error) => !isExpected(error));
  const messages = this.assembly.consoleMessages();
  if (result?.status !== Status.PASSED) {
    const page = await pageText(this.assembly);
    if (page !== null) this.log(`The page had:\n${page}`);
    if (messages.length > 0) this.log(`The console said:\n${messages.join('\n')}`);
    const kept = await keepFailureEvidence(this.assembly, pickle);
    if (kept.length > 0) this.log(kept.join('\n'));
  }
  await this.assembly.end();
  if (result?.status === Status.PASSED) assert.deepEqual(uncaught, [], 'Something went wrong unnoticed');
});

/** As many lines of a page as help to see why a scenario failed. */
const MOST_LINES = 40;

/** Null if no page is open, or none that can be read. */
async function pageText(assembly: Assembly): Promise<string | null> {
  try {
    const where = await assembly.place();
    const lines = await assembly.screen.lines();
    const more = lines.length - MOST_LINES;
    return [
      where.inApp ? where.path : where.address.href,
      ...lines.slice(0, MOST_LINES),
      ...(more > 0 ? [`… and ${more} more lines`] : []),
    ].join('\n');
  } catch {
    return null;
  }
}

/** Long enough to see what a step did. */
const PAUSE_MS = 1000;
if (process.env.SLOW) AfterStep(() => pause(PAUSE_MS));

AfterAll(() => assemblies.end());
