// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Runs scenarios in one assembly: node tools/commands/features.mjs dom|browser [--selected] [--built] [--serial] [what cucumber takes].
 * --selected takes those that run in Chromium by default, --built the app as it was built before, --serial one process.
 * Without a choice by cucumber's own parameters the run leaves a report.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const [assembly = 'dom', ...rest] = process.argv.slice(2);
const own = rest.filter((each) => ['--selected', '--built', '--serial'].includes(each));
const chosen = rest.filter((each) => !own.includes(each));
if (assembly === 'browser') (await import('../environment/chromium.mjs')).ensureChromium();
mkdirSync('reports', { recursive: true });
const report = ['--format', `./tools/acceptance/report-formatter.ts:reports/scenarios-${assembly}.json`];
const runner =
  assembly === 'browser'
    ? ['tools/acceptance/features-in-browser.ts', ...own]
    : ['node_modules/@cucumber/cucumber/bin/cucumber.js'];

// What runs may import the app's TypeScript and style sheets, as may the processes that it starts.
const loaders = '--import tsx --import ./features/support/node-css.mjs';
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
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${loaders}`,
    },
  },
);
process.exit(status ?? 1);
