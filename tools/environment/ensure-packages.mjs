// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const OLDEST_NODE = [20, 19];

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Whether the installed packages match the lock file. Packages for other platforms may be missing; surplus
 * packages are not allowed, because the code could depend on them.
 *
 * @param {Record<string, LockedPackage>} wanted the lock file's packages, by path
 * @param {Record<string, LockedPackage>} there the packages that npm recorded at the last install
 */
export function isAsLocked(wanted, there) {
  const missing = Object.entries(wanted).filter(
    ([path, { version, optional, devOptional }]) =>
      path !== '' && there[path]?.version !== version && (there[path] || !(optional || devOptional)),
  );
  const leftOver = Object.keys(there).filter((path) => !wanted[path]);
  return missing.length === 0 && leftOver.length === 0;
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages;
  } catch {
    return null;
  }
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `This is Node ${process.versions.node}; the project needs ${OLDEST_NODE.join('.')} or newer.`,
  );
  process.exit(1);
}

/** Installs the packages of the lock file unless they are present. Exits the process on failure. */
export function ensurePackages() {
  requireNode();
  const there = packagesIn('node_modules/.package-lock.json');
  if (there && isAsLocked(packagesIn('package-lock.json') ?? {}, there)) return;
  console.log(
    there ? 'The installed packages do not match package-lock.json.' : 'The packages are not installed yet.',
  );
  console.log('Installing them with npm ci; this takes about a minute …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: new URL('../..', import.meta.url),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed; see npm’s message above.');
  process.exit(1);
}
