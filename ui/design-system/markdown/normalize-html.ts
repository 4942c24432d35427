/** Where a text stands. */
export interface Surroundings {
  /** The title above it: a heading at its beginning that says the same is left out. */
  readonly title: string;
  /** What a screen reader calls a table. */
  readonly tableName: string;
  /** The address of the page. */
  readonly address: string;
}

/**
 * Makes a text from outside, already free of what could act, a good part of its page: links lead to web addresses, mail or
 * places nearby; pictures come from web addresses; headings begin at the second level; wide tables scroll.
 */
export function normalizeHtml(text: DocumentFragment, { title, tableName, address }: Surroundings): void {
  mendPictures(text);
  mendLinks(text, new URL(address));
  mendHeadings(text, title);
  mendTables(text, tableName);
}

const SAFE_LINK = new Set(['http:', 'https:', 'mailto:']);
const FROM_THE_WEB = /^https?:\/\//i;

function mendPictures(text: DocumentFragment): void {
  for (const picture of text.querySelectorAll('img')) {
    if (FROM_THE_WEB.test(picture.getAttribute('src') ?? '')) picture.loading = 'lazy';
    else picture.remove();
  }
}

/** Links that lead outside open beside the app, and tell nothing of it. */
function mendLinks(text: DocumentFragment, { href, origin }: URL): void {
  for (const link of text.querySelectorAll('a')) {
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
function mendHeadings(text: DocumentFragment, title: string): void {
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

/** A wide table scrolls in a place of its own, by keyboard too; a head without words is none. */
function mendTables(text: DocumentFragment, name: string): void {
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
