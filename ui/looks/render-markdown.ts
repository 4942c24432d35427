import createDOMPurify, { type Config } from 'dompurify';
import { marked } from 'marked';

/** What text is made of; anything else is taken off it, with what it does. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['a', 'img', 'strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'kbd', 'mark'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'align', 'start'],
  ADD_FORBID_CONTENTS: ['form', 'button', 'select', 'textarea'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const SAFE_LINK = new Set(['http:', 'https:', 'mailto:']);
const FROM_THE_WEB = /^https?:\/\//i;

interface MarkdownOptions {
  readonly title: string;
  readonly tableName: string;
  readonly window: Window & typeof globalThis;
}

/**
 * The elements of a text in markdown, without anything that could act: no scripts, styles, forms or frames; links lead to
 * web addresses, mail or places nearby, pictures come from web addresses. Headings begin at the second level.
 */
export function renderMarkdown(
  text: string,
  { title, tableName, window }: MarkdownOptions,
): DocumentFragment {
  const { document } = window;
  const purifier = createDOMPurify(window);
  const fragment = document.createDocumentFragment();
  if (!purifier.isSupported) {
    fragment.append(text);
    return fragment;
  }
  const html = marked.parse(text, { async: false, gfm: true });
  fragment.append(purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }));
  mendPictures(fragment);
  mendLinks(fragment, window.location);
  mendHeadings(fragment, title);
  mendTables(fragment, tableName);
  return fragment;
}

function mendPictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    if (FROM_THE_WEB.test(picture.getAttribute('src') ?? '')) picture.loading = 'lazy';
    else picture.remove();
  }
}

/** Links that lead outside open beside the app, and tell nothing of it. */
function mendLinks(fragment: DocumentFragment, { href, origin }: Location): void {
  for (const link of fragment.querySelectorAll('a')) {
    const address = addressOf(link.getAttribute('href') ?? '', href);
    if (!address || !SAFE_LINK.has(address.protocol)) link.removeAttribute('href');
    else if (address.protocol !== 'mailto:' && address.origin !== origin) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
}

function addressOf(written: string, base: string): URL | null {
  try {
    return new URL(written, base);
  } catch {
    return null;
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));
const wordsOf = (words: string | null): string => (words ?? '').trim().toLowerCase();

/** The page's own title is the first level; below it no level is skipped at the beginning. */
function mendHeadings(fragment: DocumentFragment, title: string): void {
  const first = fragment.firstElementChild;
  if (first?.matches(HEADINGS) && wordsOf(first.textContent) === wordsOf(title)) first.remove();
  const headings = [...fragment.querySelectorAll(HEADINGS)];
  const down = 2 - Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const moved = heading.ownerDocument.createElement(`h${Math.min(6, levelOf(heading) + down)}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** A wide table scrolls in a place of its own, by keyboard too; a head without words is none. */
function mendTables(fragment: DocumentFragment, name: string): void {
  for (const table of fragment.querySelectorAll('table')) {
    const head = table.querySelector('thead');
    if (wordsOf(head?.textContent ?? null) === '') head?.remove();
    const place = table.ownerDocument.createElement('div');
    place.tabIndex = 0;
    place.setAttribute('role', 'group');
    place.setAttribute('aria-label', name);
    table.replaceWith(place);
    place.append(table);
  }
}
