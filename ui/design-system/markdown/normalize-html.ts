import { safeAddress } from './safe-address.ts';

/** The context of a text on its page. */
export interface Surroundings {
  /** The title above the text; a leading heading with the same text is omitted. */
  readonly title: string;
  /** The accessible name of a table. */
  readonly tableName: string;
  /** The address of the page. */
  readonly address: string;
}

/**
 * Adapts an untrusted text, already sanitized, to its page: links lead to web addresses, mail or relative addresses; images
 * come from web addresses; headings start at the second level; wide tables scroll.
 */
export function normalizeHtml(text: DocumentFragment, { title, tableName, address }: Surroundings): void {
  normalizePictures(text);
  normalizeLinks(text, new URL(address));
  normalizeHeadings(text, title);
  normalizeTables(text, tableName);
}

const FROM_THE_WEB = /^https?:\/\//i;

function normalizePictures(text: DocumentFragment): void {
  for (const picture of text.querySelectorAll('img')) {
    if (FROM_THE_WEB.test(picture.getAttribute('src') ?? '')) picture.loading = 'lazy';
    else picture.remove();
  }
}

/** External links open in a new tab, without a referrer or an opener. */
function normalizeLinks(text: DocumentFragment, { href, origin }: URL): void {
  for (const link of text.querySelectorAll('a')) {
    const address = safeAddress(link.getAttribute('href') ?? '', href);
    if (!address) link.removeAttribute('href');
    else if (address.protocol !== 'mailto:' && address.origin !== origin) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));
const wordsOf = (words: string | null): string => (words ?? '').trim().toLowerCase();

/** The page's own title is the first level; the first level used in the text becomes the second. */
function normalizeHeadings(text: DocumentFragment, title: string): void {
  const first = text.firstElementChild;
  if (first?.matches(HEADINGS) && wordsOf(first.textContent) === wordsOf(title)) first.remove();
  const headings = [...text.querySelectorAll(HEADINGS)];
  const down = 2 - Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const moved = heading.ownerDocument.createElement(`h${Math.min(6, levelOf(heading) + down)}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** A wide table scrolls in its own container, also by keyboard; an empty table head is removed. */
function normalizeTables(text: DocumentFragment, name: string): void {
  for (const table of text.querySelectorAll('table')) {
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
