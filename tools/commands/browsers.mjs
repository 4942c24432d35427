// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Takes a short journey through the built app in Firefox and in WebKitGTK:
 * node tools/commands/browsers.mjs [--only firefox|webkit] [--built] [--screenshots <folder>].
 * --built uses the last build of the app.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const { status } = spawnSync(
  process.execPath,
  [...loaders, 'tests/browsers/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exit(status ?? 1);
