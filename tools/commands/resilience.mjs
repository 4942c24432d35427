// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Simulates members under faults, and tests access control, and writes docs/reliability.md unless --short or fewer than 250 --runs:
 * node tools/commands/resilience.mjs [--short] [--seed N] [--runs N] [--path P].
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const { status } = spawnSync(
  process.execPath,
  [...loaders, 'tests/resilience/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exit(status ?? 1);
