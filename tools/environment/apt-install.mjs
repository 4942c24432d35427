// @ts-check
import { spawnSync } from 'node:child_process';

/** @param {...string} parameters */
function apt(...parameters) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...parameters];
  return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
}

/**
 * Installs packages on Debian and its kin.
 *
 * @param {...string} packages
 * @returns {boolean} whether it succeeded
 */
export function aptInstall(...packages) {
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
