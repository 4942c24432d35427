// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';

/** Debian's packages of what the journey in other browsers needs: the browsers, a display, and decoders for WebKit. */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
];

const BROWSER_OF_WEBKIT = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** @param {...string} names */
function programNamed(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** The programs that are installed; null if one is missing. */
function findBrowsers() {
  const firefox = programNamed('firefox-esr', 'firefox');
  const driver = programNamed('WebKitWebDriver');
  const display = programNamed('Xvfb');
  const browser = BROWSER_OF_WEBKIT.find((path) => existsSync(path));
  return firefox && driver && display && browser ? { firefox, webkit: { driver, display, browser } } : null;
}

/** The paths of Firefox and WebKitGTK. Installs what is missing by apt, or exits the process if that fails. */
export function ensureBrowsers() {
  const there = findBrowsers();
  if (there) return there;
  console.log('Installing Debian’s Firefox and WebKitGTK …');
  aptInstall(...PACKAGES);
  const installed = findBrowsers();
  if (installed) return installed;
  console.error(`Firefox and WebKitGTK could not be installed. On Debian they are: ${PACKAGES.join(' ')}.`);
  return process.exit(1);
}
