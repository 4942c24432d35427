import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import type { Brand } from './brand.ts';
import { writeBrandIcons } from './brand-icons.ts';
import { MANIFEST_FILE, pageColor, webManifest } from './web-manifest.ts';
import { writeServiceWorker, writeWithdrawnServiceWorker } from './write-service-worker.ts';

/** Makes a build installable: adds the manifest and the icons of a brand, and names them in the page. */
export async function addBrand(folder: string, brand: Brand): Promise<void> {
  await writeBrandIcons(folder, brand);
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(webManifest(brand)));
  changePage(folder, (page) =>
    page
      .replace(/(<meta name="theme-color" content=")[^"]*/, (_, before: string) => before + pageColor(brand))
      .replace(
        '</title>',
        `</title><link rel="manifest" href="${BASE_PATH}/${MANIFEST_FILE}"><link rel="apple-touch-icon" href="${BASE_PATH}/apple-touch-icon.png">`,
      ),
  );
}

/**
 * Adds the service worker, and to the page the id of its release: a page without one registers no worker.
 *
 * @returns the id
 */
export async function addServiceWorker(folder: string): Promise<string> {
  const release = releaseId(folder);
  changePage(folder, (page) => page.replace('</title>', `</title>${releaseTag(release)}`));
  await writeServiceWorker(folder, release);
  return release;
}

/** Adds a worker that removes those of earlier releases; the page registers none. */
export const withdrawServiceWorker = (folder: string): Promise<void> => writeWithdrawnServiceWorker(folder);

const releaseTag = (release: string): string => `<meta name="app-release" content="${release}">`;
const RELEASE_TAG = new RegExp(releaseTag('(\\w+)'));

/** The release that a page names; null if it names none. */
export const releaseOf = (page: string): string | null => RELEASE_TAG.exec(page)?.[1] ?? null;

/** A page without the name of its release. */
export const withoutRelease = (page: string): string => page.replace(RELEASE_TAG, '');

/** The page names the first script and the styles by their content, and the script names all others. */
const releaseId = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(pageOf(folder)))
    .digest('hex')
    .slice(0, 12);

export const pageOf = (folder: string): string => join(folder, 'index.html');

function changePage(folder: string, change: (page: string) => string): void {
  writeFileSync(pageOf(folder), change(readFileSync(pageOf(folder), 'utf8')));
}
