import { marked } from 'marked';
import { normalizeHtml, type Surroundings } from './normalize-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Renders markdown to sanitized elements. Headings start at the second level. */
export function renderMarkdown(
  text: string,
  window: Window & typeof globalThis,
  surroundings: Surroundings,
): DocumentFragment {
  const fragment = window.document.createDocumentFragment();
  const sanitized = sanitizeHtml(marked.parse(text, { async: false, gfm: true }), window);
  fragment.append(sanitized ?? text);
  if (sanitized) normalizeHtml(fragment, surroundings);
  return fragment;
}
