// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall } from './apt-install.mjs';

/** Debian's headless shell comes first: it plays everything, and opens pages several times faster. */
const NAMES_IN_PATH = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Has no window. */
const HEADLESS_SHELL = /headless[-_]shell(?:\.exe)?$/;

/** Whether the browser is to be seen. */
const isHeaded = () => Boolean(process.env.HEADED);

/** Runs without a display and without background requests, and allows autoplay. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const SHARED_MEMORY = '/dev/shm';
/** Chromium's pages crash in the 64 MiB that containers have by default. */
const ENOUGH_SHARED_MEMORY = 1024 ** 3;

/** @param {string} path of a file system */
function freeBytes(path) {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/**
 * Starts a Chromium. Playwright would put the shared memory of its processes into files of /tmp, which is slow where
 * that is a disk.
 *
 * @param {...string} more arguments
 */
export function launchChromium(...more) {
  const hasSharedMemory = existsSync(SHARED_MEMORY) && freeBytes(SHARED_MEMORY) >= ENOUGH_SHARED_MEMORY;
  return chromium.launch({
    executablePath: ensureChromium(),
    headless: !isHeaded(),
    args: [...CHROMIUM_ARGUMENTS, ...more],
    ignoreDefaultArgs: hasSharedMemory ? ['--disable-dev-shm-usage'] : [],
  });
}

/**
 * The path of a Chromium on this machine, with a window if it is to be seen: that of the variable CHROMIUM, the system's, or
 * Playwright's own.
 *
 * @returns {string | null}
 */
export function findChromium() {
  if (process.env.CHROMIUM) return isFit(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES_IN_PATH.map((name) => join(folder, name)))
    .sort((a, b) => rank(a) - rank(b));
  return [...inPath, chromium.executablePath(), ...OTHER_PLACES].find(isFit) ?? null;
}

/** @param {string} path */
const rank = (path) => NAMES_IN_PATH.findIndex((name) => path.endsWith(name));

/** @param {string} path */
const isFit = (path) => !(isHeaded() && HEADLESS_SHELL.test(path)) && starts(path);

/**
 * Checks that it runs: a browser that was only unpacked may lack system libraries.
 *
 * @param {string} path
 */
const starts = (path) =>
  existsSync(path) &&
  (process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * @param {string} command
 * @param {...string} parameters
 */
const run = (command, ...parameters) =>
  spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/**
 * Ensures that Chromium is available: an installed one, else Playwright's own, else Debian's. Returns its
 * path, or exits the process if none is available.
 */
export function ensureChromium() {
  const there = findChromium();
  if (isHeaded()) return seen(there);
  if (there) return there;
  if (process.env.CHROMIUM) {
    console.error(`The variable CHROMIUM names ${process.env.CHROMIUM}, which does not start.`);
    process.exit(1);
  }
  console.log('Chromium is not installed. Installing Playwright’s own …');
  run('npx', 'playwright', 'install', 'chromium');
  if (!findChromium()) installByApt();
  const installed = findChromium();
  if (installed) return installed;
  console.error('No Chromium could be installed. Install one, or name one in the variable CHROMIUM.');
  return process.exit(1);
}

/**
 * The path of a Chromium that can be seen; exits the process if there is none, or nothing to see it on.
 *
 * @param {string | null} path
 */
function seen(path) {
  const hasDisplay =
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (path && hasDisplay) return path;
  console.error(path ? NO_DISPLAY : NO_WINDOW);
  return process.exit(1);
}

const NO_WINDOW = `To see the browser, a Chromium with a window is needed: chromium-headless-shell has none.
Install one by \`apt install chromium\` or \`npx playwright install chromium\`, or name one in the variable CHROMIUM.`;
const NO_DISPLAY = `To see the browser, a display is needed, and the variables DISPLAY and WAYLAND_DISPLAY name none.
Run it on a desktop, or on a display in memory by \`xvfb-run npm run features:browser -- --headed\`.`;

/** Both have all codecs of the film, and a font by fontconfig; what Debian recommends besides is for desktops. */
function installByApt() {
  console.log('Installing Debian’s Chromium …');
  if (!aptInstall('chromium-headless-shell')) aptInstall('chromium');
}
