import type { MediaItem } from './media-item.ts';

/** One page of a list, as far as paging is concerned. */
export interface ListPage {
  /** Where the page came from, if that is known. */
  readonly address?: string;
  readonly items: readonly Pick<MediaItem, 'id'>[];
  /** The address of the page after it. */
  readonly next: string | null;
}

/** 3,000 items in the smallest pages that the platform sends. */
export const MOST_PAGES = 300;

/** How many pages in a row may add nothing before the list ends. */
export const MOST_EMPTY_PAGES = 5;

/**
 * The address of the page after those that were loaded, in order; null at the end of the list. A list also ends at a page that
 * was loaded before, after 5 pages in a row without a new item, and after 300 pages, so that no answer keeps the app loading.
 */
export function nextPage(loaded: readonly ListPage[]): string | null {
  const next = loaded.at(-1)?.next ?? null;
  const earlier = [loaded[0]?.address, ...loaded.slice(0, -1).map((page) => page.next)];
  const hasEnded = loaded.length >= MOST_PAGES || emptyPagesAtEnd(loaded) >= MOST_EMPTY_PAGES;
  return hasEnded || earlier.includes(next) ? null : next;
}

/** How many pages at the end add no new item to those before them; a new item counts only if it `matters`. */
export function emptyPagesAtEnd<Page extends Pick<ListPage, 'items'>>(
  loaded: readonly Page[],
  matters: (item: Page['items'][number]) => boolean = () => true,
): number {
  const known = new Set<string>();
  let empty = 0;
  for (const { items } of loaded) {
    const before = known.size;
    for (const item of items) if (matters(item)) known.add(item.id);
    empty = known.size === before ? empty + 1 : 0;
  }
  return empty;
}
