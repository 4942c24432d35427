// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Changes each expression of the rules and use cases, and fails if their tests notice too few of the changes:
 * node tools/commands/mutation.mjs [--mutate 'domain/playback/*.ts'].
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
