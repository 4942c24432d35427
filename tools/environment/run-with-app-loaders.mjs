// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from './ensure-packages.mjs';

/**
 * Runs a program that loads the app's TypeScript and style sheets, with the arguments of this process and in React's production
 * mode, and ends this process with its status.
 *
 * @param {string} program a path in the project
 */
export function runWithAppLoaders(program) {
  process.chdir(new URL('../..', import.meta.url).pathname);
  ensurePackages();
  const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
  const { status } = spawnSync(process.execPath, [...loaders, program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exit(status ?? 1);
}
