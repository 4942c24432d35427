// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Runs scenarios in one assembly:
 * node tools/commands/features.mjs dom|browser [--selected] [--built] [--serial] [--headed] [--slow] [Cucumber's options].
 * --selected runs those that run in Chromium by default, --built uses the last build of the app, --serial
 * runs in one process, --headed shows the browser, --slow pauses after each step. Unless Cucumber's options filter the scenarios, the run writes a report.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const [assembly = 'dom', ...rest] = process.argv.slice(2);
const OWN_FLAGS = ['--selected', '--built', '--serial', '--headed', '--slow'];
const own = rest.filter((each) => OWN_FLAGS.includes(each));
const chosen = rest.filter((each) => !own.includes(each));
// One window at a time can be followed.
if (own.includes('--headed')) Object.assign(process.env, { HEADED: 'yes', SERIAL: 'yes' });
if (own.includes('--slow')) process.env.SLOW = 'yes';
if (assembly === 'browser') (await import('../environment/chromium.mjs')).ensureChromium();
mkdirSync('reports', { recursive: true });
const report = ['--format', `./tools/acceptance/report-formatter.ts:reports/scenarios-${assembly}.json`];
const runner =
  assembly === 'browser'
    ? ['tools/acceptance/features-in-browser.ts', ...own, '--']
    : ['node_modules/@cucumber/cucumber/bin/cucumber.js'];

// The runner and its child processes may import the app's TypeScript and style sheets.
const loaders = '--import tsx --import ./features/support/node-css.mjs';
// A scenario's DOM becomes garbage soon after the scenario ends; in a larger young generation less of it is copied.
const heap = assembly === 'dom' ? '--max-semi-space-size=128' : '';
const { status } = spawnSync(
  process.execPath,
  [...runner, ...(chosen.length === 0 ? report : []), ...chosen],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ASSEMBLY: assembly,
      ...(own.includes('--serial') ? { SERIAL: 'yes' } : {}),
      NODE_ENV: 'production',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${loaders} ${heap}`,
    },
  },
);
process.exit(status ?? 1);
