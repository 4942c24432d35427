import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

/** Where Linux distributions, macOS and Windows put a Chromium that can play video. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium on this machine: the one that CHROMIUM names, Playwright's own, or the system's; else null. */
export function findChromium() {
  const places = [process.env.CHROMIUM, chromium.executablePath(), ...USUAL_PLACES];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Runs without a display and without calls of its own to the outside, and plays without a press. */
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

const run = (command, ...parameters) =>
  spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Sees to it that there is a Chromium: one already there, else Playwright's own, else Debian's. Answers its path. */
export function ensureChromium() {
  const there = findChromium();
  if (there) return there;
  console.log('Installing a browser: Playwright’s own Chromium …');
  run('npx', 'playwright', 'install', 'chromium');
  if (!findChromium()) {
    console.log('Installing a browser: Debian’s Chromium …');
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
    const apt = (...parameters) => run(...asRoot, 'apt-get', ...parameters);
    apt('update', '-qq');
    apt('install', '-y', '-qq', 'chromium');
  }
  const installed = findChromium();
  if (!installed) {
    console.error('No Chromium could be installed. Install one, or name one in the variable CHROMIUM.');
    process.exit(1);
  }
  return installed;
}
