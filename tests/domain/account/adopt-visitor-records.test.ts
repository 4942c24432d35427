import { describe, expect, it } from 'vitest';
import { favoritesToAdopt, historyToAdopt } from '#domain/account/adopt-visitor-records.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { MAX_FAVORITES } from '#domain/favorites/favorites.ts';
import type { WatchEntry } from '#domain/history/watch-history.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';

const [a, b, c] = [mediaId('a'), mediaId('b'), mediaId('c')];
const many = (count: number): MediaId[] => Array.from({ length: count }, (_, index) => mediaId(`m${index}`));

describe('the favorites that a member takes over [HIS-03]', () => {
  it('are those the member lacks, in order', () =>
    expect(favoritesToAdopt([a, b, c], [b], 48)).toEqual([a, c]));

  it.each([
    [1, []],
    [2, [a]],
    [3, [a, c]],
  ])('with a maximum of %d: %j', (most, adopted) => {
    expect(favoritesToAdopt([a, b, c], [b], most)).toEqual(adopted);
  });

  it('are none if there are too many already', () =>
    expect(favoritesToAdopt([a], many(50), MAX_FAVORITES)).toEqual([]));
});

describe('the history that a member takes over [HIS-03]', () => {
  it('is what the member has not watched, newest first', () => {
    const visitors: readonly WatchEntry[] = [
      aWatchEntry('a', 0.5),
      aWatchEntry('b', 0.7),
      aWatchEntry('c', 0.2),
    ];
    expect(historyToAdopt(visitors, [aWatchEntry('b', 0.1)])).toEqual([
      aWatchEntry('a', 0.5),
      aWatchEntry('c', 0.2),
    ]);
    expect(historyToAdopt(visitors, [])).toEqual(visitors);
  });
});
