import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts and styles that pages contain as text, as sources of a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The source that allows an element without text. */
export const SHA256_OF_NOTHING = sourceOf('');

const SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** What no hash can allow: `onclick="…"`, `style="…"`. */
const ATTRIBUTE = /<\w[^>]*\s(?:on\w+|style)\s*=\s*["'][^>]*>/i;

/** Throws if a page has inline handlers or style attributes. */
export function inlineHashesIn(html: string): InlineHashes {
  const hashes = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => sourceOf(text));
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  const [forbidden] = ATTRIBUTE.exec(markup) ?? [];
  if (forbidden) throw new Error(`The Content-Security-Policy blocks the attribute in ${forbidden}`);
  return { scripts: hashes(SCRIPT), styles: hashes(STYLE) };
}

/** The hashes of all pages in a folder and below. */
export function inlineHashesOf(folder: string): InlineHashes {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => inlineHashesIn(readFileSync(join(folder, name), 'utf8')));
  return {
    scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(pages.flatMap(({ styles }) => styles))],
  };
}
