// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Runs scenarios in one assembly:
 * node tools/commands/features.mjs dom|browser [--selected] [--built] [--serial] [--watch] [--if-any] [--headed] [--slow]
 * [Cucumber's options].
 * --selected runs those that run in Chromium by default, --built uses the last build of the app, --serial runs in one process,
 * --watch runs those in the DOM again after each change, --if-any passes if none is found, --headed shows the browser, --slow
 * pauses after each step.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const [assembly = 'dom', ...rest] = process.argv.slice(2);
const OWN_FLAGS = ['--selected', '--built', '--serial', '--watch', '--if-any', '--headed', '--slow'];
const own = rest.filter((each) => OWN_FLAGS.includes(each));
const chosen = rest.filter((each) => !own.includes(each));
if (own.includes('--watch') && assembly !== 'dom') fail('Only scenarios in the DOM can be watched.');
// One window at a time can be followed.
if (own.includes('--headed')) Object.assign(process.env, { HEADED: 'yes', SERIAL: 'yes' });
if (own.includes('--slow')) process.env.SLOW = 'yes';
const missing = chosen.filter(
  (each) => /\.feature(:\d+)*$/.test(each) && !existsSync(each.replace(/(:\d+)+$/, '')),
);
if (missing.length > 0) fail(`There is no ${missing.join(', ')}.`);
if (assembly === 'browser') (await import('../environment/chromium.mjs')).ensureChromium();
mkdirSync('reports', { recursive: true });

const code = `.cache/scenarios-${process.pid}`;
// Another process may run scenarios at the same time.
const report = `${code}/report.json`;
process.once('exit', () => rmSync(code, { recursive: true, force: true }));
const options = ['--format', `./${code}/report-formatter.mjs:${report}`, ...chosen];
const cucumber = ['node_modules/@cucumber/cucumber/bin/cucumber.js', ...options];
// A browser is driven from a process beside the one that serves the app.
const parameters =
  assembly === 'browser'
    ? ['--import', 'tsx', 'tools/acceptance/features-in-browser.ts', ...own, '--', ...cucumber]
    : cucumber;
// A scenario's DOM becomes garbage soon after the scenario ends; in a larger young generation less of it is copied.
const heap = assembly === 'dom' ? ['--max-semi-space-size=128'] : [];
// A few scenarios are done before another process has loaded the code.
const isSerial = own.includes('--serial') || (assembly === 'dom' && chosen.length > 0);
const env = {
  ...process.env,
  ASSEMBLY: assembly,
  COMPILED_SCENARIOS: code,
  ...(isSerial ? { SERIAL: 'yes' } : {}),
  NODE_ENV: 'production',
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--enable-source-maps', ...heap].filter(Boolean).join(' '),
};

const { bundleScenarios } = await import('../acceptance/bundle-scenarios.mjs');
if (own.includes('--watch')) {
  const { runOnChange } = await import('../acceptance/run-on-change.mjs');
  await runOnChange((onRebuild) => bundleScenarios(code, onRebuild), options, { ...env, SERIAL: 'yes' });
} else {
  await bundleScenarios(code);
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', env });
  const ran = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).length : 0;
  if (existsSync(report)) copyFileSync(report, `reports/scenarios-${assembly}.json`);
  if (ran === 0 && status === 0 && !own.includes('--if-any'))
    fail(`No scenario was found: ${chosen.join(' ')}`);
  process.exit(status ?? 1);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
