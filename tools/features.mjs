// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensurePackages } from './ensure-packages.mjs';

/*
 * Runs the scenarios in one assembly: node tools/features.mjs dom|browser [what cucumber takes].
 * Only a run of every scenario leaves a report for npm run trace.
 */
process.chdir(new URL('..', import.meta.url).pathname);
ensurePackages();
const [assembly = 'dom', ...chosen] = process.argv.slice(2);
if (assembly === 'browser') (await import('./chromium.mjs')).ensureChromium();
mkdirSync('reports', { recursive: true });
const report = chosen.length === 0 ? ['--format', `json:reports/features-${assembly}.json`] : [];
const runner =
  assembly === 'browser' ? 'tools/features-in-browser.ts' : 'node_modules/@cucumber/cucumber/bin/cucumber.js';

// What runs may import the app's TypeScript and style sheets, as may the processes that it starts.
const loaders = '--import tsx --import ./features/support/node-css.mjs';
const { status } = spawnSync(process.execPath, [runner, ...report, ...chosen], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ASSEMBLY: assembly,
    NODE_ENV: 'production',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${loaders}`,
  },
});
process.exit(status ?? 1);
