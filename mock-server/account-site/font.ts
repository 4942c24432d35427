import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { refusal, type Handler } from '../endpoint.ts';

const FONTS: ReadonlyMap<string | undefined, string> = new Map([
  ['archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'],
  ['barlow-condensed', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'],
]);

const { resolve } = createRequire(import.meta.url);

/** The fonts of the account site's pages. */
export const font: Handler = async ({ params }) => {
  const file = FONTS.get(params['name']);
  if (!file) return refusal(404, `There is no font "${params['name']}"`);
  return {
    status: 200,
    type: 'font/woff2',
    headers: { 'cache-control': 'public, max-age=86400' },
    body: await readFile(resolve(file)),
  };
};
