import { marked } from 'marked';
import { normalizeHtml, type Surroundings } from './normalize-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** More than any page needs, in characters. */
const LONGEST = 100_000;

/** A line in 30 quotations or lists at once, or so far indented: each level costs the parser a call within the last one. */
const TOO_DEEP = /^(?:(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){30}|[ \t]{100})/m;

/**
 * Renders markdown to sanitized elements. Headings start at the second level. A text that cannot be parsed, or that would take
 * too long, shows as it is written.
 */
export function renderMarkdown(
  text: string,
  window: Window & typeof globalThis,
  surroundings: Surroundings,
): DocumentFragment {
  if (text.length > LONGEST || TOO_DEEP.test(text)) return asWritten(text, window);
  try {
    const sanitized = sanitizeHtml(marked.parse(text, { async: false, gfm: true }), window);
    if (!sanitized) return asWritten(text, window);
    normalizeHtml(sanitized, surroundings);
    return sanitized;
  } catch {
    return asWritten(text, window);
  }
}

/** Each paragraph as it is. */
function asWritten(text: string, { document }: Window): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const words of text.split(/\n\s*\n/)) {
    const paragraph = document.createElement('p');
    paragraph.append(words);
    fragment.append(paragraph);
  }
  return fragment;
}
