import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addServiceWorker,
  pageOf,
  releaseOf,
  withdrawServiceWorker,
  withoutRelease,
} from './complete-release.ts';
import { WORKER_FILE } from './write-service-worker.ts';

/** A hashed file: its name, its hash, and its extension. */
const HASHED = /^(.+)-([\w-]{8})\.(js|css)$/;

/** Turns a copy of a release into one with other files, as a change of the app's code would, without building the app again. */
export async function makeFakeNextRelease(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).flatMap((file) => {
    const [, name, hash = '', extension] = HASHED.exec(file) ?? [];
    return name === undefined ? [] : [[file, `${name}-${rotated(hash)}.${extension}`] as const];
  });
  for (const [file, next] of renamed) {
    const path = join(assets, file);
    writeFileSync(path, namesIn(readFileSync(path, 'utf8'), renamed));
    renameSync(path, join(assets, next));
  }
  writeFileSync(pageOf(folder), namesIn(withoutRelease(readFileSync(pageOf(folder), 'utf8')), renamed));
  rmSync(join(folder, WORKER_FILE));
  await addServiceWorker(folder);
}

/** Turns a copy of a release into one that withdraws the service worker. */
export async function withdrawRelease(folder: string): Promise<void> {
  writeFileSync(pageOf(folder), withoutRelease(readFileSync(pageOf(folder), 'utf8')));
  await withdrawServiceWorker(folder);
}

/** The id that the page of a release names; null if it has no service worker. */
export const readReleaseId = (folder: string): string | null =>
  releaseOf(readFileSync(pageOf(folder), 'utf8'));

const rotated = (hash: string): string => hash.slice(1) + hash.slice(0, 1);

const namesIn = (text: string, renamed: readonly (readonly [string, string])[]): string =>
  renamed.reduce((changed, [file, next]) => changed.replaceAll(file, next), text);
