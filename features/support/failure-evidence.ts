import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Assembly } from './assembly.ts';

/** Where what a browser showed in failed scenarios is kept, until the next run. */
export const FAILURES_FOLDER = 'reports/failures';

/** A scenario in its file. */
interface Place {
  readonly uri: string;
  readonly location?: { readonly line: number };
}

/** Keeps what the browser shows and what its console said; returns where. Nothing is kept of a page without pictures. */
export async function keepFailureEvidence(
  { screenshot, consoleLines }: Pick<Assembly, 'screenshot' | 'consoleLines'>,
  { uri, location }: Place,
  folder = FAILURES_FOLDER,
): Promise<readonly string[]> {
  const picture = await screenshot().catch(() => null);
  if (!picture) return [];
  const name = join(folder, `${basename(uri, '.feature')}-${location?.line ?? 0}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${name}.png`, picture);
  writeFileSync(`${name}.txt`, `${consoleLines().join('\n')}\n`);
  return [`What it showed: ${name}.png`, `What its console said: ${name}.txt`];
}
