// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Nginx
 * @property {string} program
 * @property {string} brotliModule sends files that are already compressed
 * @property {string} mimeTypes
 */

const CACHE = new URL('../../node_modules/.cache/nginx/', import.meta.url).pathname;
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * @param {string} root a folder with the files of Debian's packages; '/' if they are installed
 * @returns {Nginx}
 */
const nginxBelow = (root) => ({
  program: join(root, 'usr/sbin/nginx'),
  brotliModule: join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  mimeTypes: join(root, 'etc/nginx/mime.types'),
});

/** @param {Nginx} nginx */
const isComplete = (nginx) =>
  Object.values(nginx).every((file) => existsSync(file)) &&
  spawnSync(nginx.program, ['-v'], { stdio: 'ignore' }).status === 0;

/** @returns {Nginx | null} */
export const findNginx = () => [nginxBelow('/'), nginxBelow(join(CACHE, 'root'))].find(isComplete) ?? null;

/**
 * Ensures that nginx is available: the installed one, else Debian's packages, which are unpacked into the project's cache. Nothing
 * is installed, and no service starts. Null if this machine has no apt, or its packages cannot be had.
 */
export function ensureNginx() {
  const there = findNginx();
  if (there || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return there;
  console.log('nginx is not installed. Unpacking Debian’s …');
  if (!unpack()) {
    apt('update');
    unpack();
  }
  return findNginx();
}

/** Whether the packages, and others that they need and the machine lacks, could be unpacked. */
function unpack() {
  const archives = join(CACHE, 'archives');
  for (const folder of ['archives', 'root']) rmSync(join(CACHE, folder), { recursive: true, force: true });
  mkdirSync(join(archives, 'partial'), { recursive: true });
  if (!apt('install', '--yes', '--download-only', '--no-install-recommends', ...PACKAGES)) return false;
  return readdirSync(archives)
    .filter((name) => name.endsWith('.deb'))
    .every((name) => run('dpkg-deb', '--extract', join(archives, name), join(CACHE, 'root')));
}

/**
 * Runs apt without rights: with folders of its own for what it downloads.
 *
 * @param {...string} parameters
 */
function apt(...parameters) {
  const lists = join(CACHE, 'lists');
  const own = parameters[0] === 'update' || existsSync(lists) ? [`Dir::State::lists=${lists}`] : [];
  if (own.length > 0) mkdirSync(join(lists, 'partial'), { recursive: true });
  const options = [
    `Dir::Cache::archives=${join(CACHE, 'archives')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    ...own,
  ];
  return run('apt-get', '-qq', ...options.flatMap((option) => ['-o', option]), ...parameters);
}

/**
 * @param {string} command
 * @param {...string} parameters
 */
const run = (command, ...parameters) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
