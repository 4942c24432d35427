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

/** The attributes of a tag; in quotes, a value may contain anything. */
const ATTRIBUTES = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const ATTRIBUTE = /([^\s"'/=>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** A comment, a script or style with its text, or the tag of another element. */
const PART = new RegExp(
  String.raw`<!--[^]*?-->|<(script|style)(?=[\s/>])${ATTRIBUTES}>([^]*?)</\1[\s/>]|<[a-z][^\s/>]*(?=[\s/>])${ATTRIBUTES}>`,
  'gi',
);

/** Throws if a page has what no hash can allow: `onclick="…"`, `style="…"`. */
export function inlineHashesIn(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [part, element, own, text = '', others] of html.matchAll(PART)) {
    const attributes = namesIn(own ?? others ?? '');
    const forbidden = attributes.find((name) => name === 'style' || name.startsWith('on'));
    if (forbidden)
      throw new Error(`The Content-Security-Policy blocks the attribute ${forbidden} in ${part}`);
    if (element?.toLowerCase() === 'style') styles.push(sourceOf(text));
    else if (element && !attributes.includes('src')) scripts.push(sourceOf(text));
  }
  return { scripts, styles };
}

const namesIn = (attributes: string): readonly string[] =>
  Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '']) => name.toLowerCase());

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
