// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/* Lets members live through faults, and tries the locks: node tools/commands/resilience.mjs [--short]. */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const { status } = spawnSync(
  process.execPath,
  [...loaders, 'tests/resilience/run.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exit(status ?? 1);
