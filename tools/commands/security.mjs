// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/*
 * Attacks the app with wrong answers, stored records and markup, and the mock platform:
 * node tools/commands/security.mjs [--short] [--only TEXT].
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const { status } = spawnSync(
  process.execPath,
  [...loaders, 'tests/security/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exit(status ?? 1);
