import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addFontLicenses } from '#tools/release/add-licenses.ts';
import { BRAND_ICONS } from '#tools/release/brand-icons.ts';
import {
  addBrand,
  addServiceWorker,
  releaseOf,
  withdrawServiceWorker,
  withoutRelease,
} from '#tools/release/complete-release.ts';
import { folderWith } from '../folder-with.ts';
import { aBrand } from './a-brand.ts';

const PAGE =
  '<!doctype html><meta name="theme-color" content="#0b0d12"><title>Loading…</title><script src="/app/assets/main-abcdefgh.js"></script>';

const aRelease = (page = PAGE) =>
  folderWith({
    'index.html': page,
    'assets/main-abcdefgh.js': 'run()',
    'assets/main-abcdefgh.js.br': '',
    'assets/markdown-abcdefgh.js': '',
    'assets/archivo-latin-ext-abcdefgh.woff2': '',
    'assets/styles-abcdefgh.css': 'a{}',
    'set-up.html': '',
  });
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('a build with a brand', () => {
  it('has its manifest and its icons, and names them in the page', async () => {
    const folder = aRelease();
    await addBrand(folder, aBrand({ name: 'Stride' }));
    expect(JSON.parse(read(folder, 'manifest.webmanifest'))).toMatchObject({ name: 'Stride' });
    for (const { file } of BRAND_ICONS) expect(read(folder, file)).not.toBe('');
    expect(read(folder, 'index.html')).toBe(
      PAGE.replace('#0b0d12', '#102030').replace(
        '</title>',
        '</title><link rel="manifest" href="/app/manifest.webmanifest"><link rel="apple-touch-icon" href="/app/apple-touch-icon.png">',
      ),
    );
  });
});

describe('a build', () => {
  it('names the license of each font once, after those of its packages', () => {
    const folder = folderWith({ 'licenses.md': '# Licenses\n' });
    addFontLicenses(folder);
    const licenses = read(folder, 'licenses.md');
    expect(licenses.match(/^#+ .*/gm)).toEqual([
      '# Licenses',
      expect.stringMatching(/^## @fontsource-variable\/archivo - [\d.]+ \(OFL-1.1\)$/),
      expect.stringMatching(/^## @fontsource\/barlow-condensed - [\d.]+ \(OFL-1.1\)$/),
    ]);
    expect(licenses.match(/SIL OPEN FONT LICENSE Version 1.1/g)).toHaveLength(2);
  });
});

describe('a release', () => {
  it('is named in its page and its service worker', async () => {
    const folder = aRelease();
    const release = await addServiceWorker(folder);
    expect(release).toMatch(/^[0-9a-f]{12}$/);
    expect(releaseOf(read(folder, 'index.html'))).toBe(release);
    expect(read(folder, 'service-worker.js')).toContain(release);
  });

  it('has the same id if its page is the same, and else another', async () => {
    const [one, same, other] = [aRelease(), aRelease(), aRelease(PAGE.replace('abcdefgh', 'ijklmnop'))];
    const ids = [await addServiceWorker(one), await addServiceWorker(same), await addServiceWorker(other)];
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('installs the page and its hashed files, but not those that few viewers need', async () => {
    const folder = aRelease();
    await addServiceWorker(folder);
    const worker = read(folder, 'service-worker.js');
    const files = [...worker.matchAll(/url:\s*[`"'](\/app\/[^`"']*)/g)].map(([, url]) => url);
    expect(files.sort()).toEqual([
      '/app/',
      '/app/assets/main-abcdefgh.js',
      '/app/assets/styles-abcdefgh.css',
    ]);
  });

  it('names the licenses of what is in its service worker', async () => {
    const folder = aRelease();
    await addServiceWorker(folder);
    const licenses = read(folder, 'licenses.md');
    expect(licenses).toMatch(/^## workbox-core - [\d.]+ \(MIT\)$/m);
    expect(licenses).toMatch(/^## workbox-precaching - [\d.]+ \(MIT\)$/m);
    expect(licenses).toContain('Copyright 2018 Google LLC');
    expect(licenses).not.toContain('workbox-build');
  });

  it('leaves nothing of its id in a page without it', async () => {
    const folder = aRelease();
    await addServiceWorker(folder);
    const page = withoutRelease(read(folder, 'index.html'));
    expect(page).toBe(PAGE);
    expect(releaseOf(page)).toBeNull();
  });

  it('that withdraws the service worker has one that unregisters itself, and a page without an id', async () => {
    const folder = aRelease();
    await withdrawServiceWorker(folder);
    expect(read(folder, 'service-worker.js')).toContain('unregister()');
    expect(read(folder, 'index.html')).toBe(PAGE);
  });
});
