import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { precompress } from '#tools/vite/precompress.ts';
import { folderWith } from '../folder-with.ts';

describe('the files of a build', () => {
  const TEXT = ['index.html', 'assets/app.js', 'assets/app.css', 'icon.svg', 'deep/er/data.json'];
  const OTHER = ['assets/font.woff2', 'photo.webp'];

  it('have compressed versions of every text file, and nothing else', () => {
    const folder = folderWith(Object.fromEntries([...TEXT, ...OTHER].map((file) => [file, `${file} Grüße`])));
    precompress(folder);
    const read = (file: string) => readFileSync(join(folder, file));
    for (const file of TEXT) {
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(`${file} Grüße`);
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(`${file} Grüße`);
      expect(read(file).toString()).toBe(`${file} Grüße`);
    }
    for (const file of OTHER) expect(existsSync(join(folder, `${file}.br`))).toBe(false);
  });
});
