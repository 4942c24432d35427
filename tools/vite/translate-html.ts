import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PLACEHOLDER = /\{\{(\w+):([\w-]+)\}\}/g;

/**
 * Fills the texts of a page that show before any script runs, from the app's own text files: `{{area:key}}`
 * is a key of the area's file.
 *
 * @param folder with the files of the default language
 */
export function translateHtml(folder: string): Plugin {
  return {
    name: 'translate-html',
    transformIndexHtml: (html) =>
      html.replace(PLACEHOLDER, (_, area: string, key: string) => {
        const texts = JSON.parse(readFileSync(`${folder}/${area}.json`, 'utf8')) as Record<string, string>;
        const text = texts[key];
        if (text === undefined) throw new Error(`${area}.json has no text "${key}"`);
        return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      }),
  };
}
