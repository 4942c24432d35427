import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import {
  emptyPagesAtEnd,
  MOST_EMPTY_PAGES,
  MOST_PAGES,
  nextPage,
  type ListPage,
} from '#domain/catalogue/next-page-address.ts';

const page = (next: string | null, ...ids: readonly string[]): ListPage => ({
  items: ids.map((id) => ({ id: mediaId(id) })),
  next,
});
/** Pages 1 to `count`, each with an item of its own. */
const pages = (count: number): ListPage[] =>
  Array.from({ length: count }, (_, index) => page(`page-${index + 2}`, `item-${index + 1}`));

describe('the next page of a list [CAT-17]', () => {
  it('is the one that the last page links to', () => {
    expect(nextPage([])).toBeNull();
    expect(nextPage(pages(3))).toBe('page-4');
    expect(nextPage([...pages(3), page(null, 'last')])).toBeNull();
  });

  it.each([
    ['the page before it', [page('b', '1'), page('b', '2')]],
    ['an earlier page', [page('b', '1'), page('c', '2'), page('b', '3')]],
    ['the first page', [{ ...page('b', '1'), address: 'a' }, page('a', '2')]],
    ['itself', [{ ...page('a', '1'), address: 'a' }]],
  ])('is none if the last page links to %s', (_, loaded) => {
    expect(nextPage(loaded)).toBeNull();
  });

  it.each([
    ['are empty', []],
    ['repeat items', ['item-1']],
  ])('is none after 5 pages in a row that %s', (_, ids) => {
    const loaded = pages(2);
    for (let count = 1; count < MOST_EMPTY_PAGES; count++) {
      loaded.push(page(`empty-${count}`, ...ids));
      expect(nextPage(loaded)).toBe(`empty-${count}`);
    }
    loaded.push(page('empty-5', ...ids));
    expect(nextPage(loaded)).toBeNull();
    expect(nextPage([...loaded.slice(0, -1), page('more', 'new')])).toBe('more');
  });

  it('is none after 300 pages', () => {
    expect(MOST_PAGES).toBe(300);
    expect(nextPage(pages(299))).toBe('page-300');
    expect(nextPage(pages(300))).toBeNull();
  });
});

it('counts only items that matter as new', () => {
  const loaded = pages(4);
  expect(emptyPagesAtEnd(loaded)).toBe(0);
  expect(emptyPagesAtEnd(loaded, ({ id }) => id === 'item-1')).toBe(3);
  expect(emptyPagesAtEnd(loaded, () => false)).toBe(4);
});
