import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { bundleScript } from '../vite/bundle-script.ts';
import { addLicenses } from './add-licenses.ts';

export const WORKER_FILE = 'service-worker.js';

const SOURCES = new URL('../../ui/service-worker/', import.meta.url).pathname;

/**
 * Files that few viewers need: the code for pages of text, and the letters of other languages. The worker stores them when they
 * are first used.
 */
const STORED_WHEN_USED = ['markdown-*', 'archivo-latin-ext-*'].map((file) => `assets/${file}`);

/** Writes the service worker of a built release. */
export async function writeServiceWorker(folder: string, release: string): Promise<void> {
  // Scenarios, too, load this module, and few of them write a release.
  const { getManifest } = await import('workbox-build');
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    globIgnores: STORED_WHEN_USED,
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: `${BASE_PATH}/${entry.url === 'index.html' ? '' : entry.url}`,
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const files = manifestEntries.map(({ url, revision }) => ({ url, revision }));
  await write(folder, 'service-worker.ts', {
    RELEASE: JSON.stringify(release),
    FILES: JSON.stringify(files),
  });
}

/** Writes a service worker that removes those of all earlier releases. */
export const writeWithdrawnServiceWorker = (folder: string): Promise<void> =>
  write(folder, 'withdrawn-service-worker.ts', {});

async function write(folder: string, entry: string, define: Record<string, string>): Promise<void> {
  const { code, moduleIds } = await bundleScript(SOURCES + entry, {
    ...define,
    'process.env.NODE_ENV': '"production"',
  });
  writeFileSync(join(folder, WORKER_FILE), code);
  addLicenses(folder, moduleIds);
}
