import { CHROMIUM_ARGUMENTS, findChromium as findChromiumHere } from '#tools/environment/chromium.mjs';

/** The arguments with which tests start Chromium. */
export const chromiumArgs: readonly string[] = CHROMIUM_ARGUMENTS;

/** The path of the Chromium that tests use; throws if there is none. */
export function findChromium(): string {
  const path = findChromiumHere();
  if (!path) throw new Error('There is no Chromium on this machine: npm test installs one.');
  return path;
}
