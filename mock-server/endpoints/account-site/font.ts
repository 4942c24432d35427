import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { refusal, type Handler } from '../../http/endpoint.ts';

const FONTS: ReadonlyMap<string | undefined, string> = new Map([
  ['archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'],
  ['barlow-condensed', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'],
]);

const { resolve } = createRequire(import.meta.url);

/** The `@font-face` rules for style sheets. */
export const FONT_FACES = `@font-face {
  font-family: 'Archivo';
  font-weight: 100 900;
  font-display: swap;
  src: url('/account/fonts/archivo.woff2') format('woff2');
}
@font-face {
  font-family: 'Barlow Condensed';
  font-weight: 700;
  font-display: swap;
  src: url('/account/fonts/barlow-condensed.woff2') format('woff2');
}`;

/** Serves the fonts of the platform's own pages. */
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
