import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
  } catch {
    return null;
  }
};

/** Whether what is installed is what the lock file says; packages for other machines may be missing. */
function isInstalled() {
  const wanted = read('package-lock.json');
  const there = read('node_modules/.package-lock.json');
  if (!there) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || there[path]?.version === version || (!there[path] && (optional || devOptional)),
  );
}

/** Installs the packages as the lock file says, unless they are there. */
export function ensurePackages() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed.');
    process.exit(1);
  }
}
