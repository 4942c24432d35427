import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import {
  continueWatching,
  progressOf,
  addToHistory,
  isFull,
  recentlyBegun,
  recommendationSeed,
  type WatchHistory,
} from '#domain/history/watch-history.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';

const historyOf = (count: number): WatchHistory =>
  Array.from({ length: count }, (_, index) => aWatchEntry(`item-${index}`, 0.5));
const idsOf = (history: WatchHistory): string[] => history.map((each) => each.mediaId);

describe('saving an entry [HIS-01]', () => {
  it('puts a new one to the front', () => {
    expect(addToHistory([aWatchEntry('a', 0.2)], aWatchEntry('b', 0.1))).toEqual([
      aWatchEntry('b', 0.1),
      aWatchEntry('a', 0.2),
    ]);
  });

  it('moves an existing one to the front, with its new progress, and keeps the others in order', () => {
    const history = [aWatchEntry('a', 0.2), aWatchEntry('b', 0.3), aWatchEntry('c', 0.4)];
    expect(addToHistory(history, aWatchEntry('b', 0.9))).toEqual([
      aWatchEntry('b', 0.9),
      aWatchEntry('a', 0.2),
      aWatchEntry('c', 0.4),
    ]);
  });

  it('keeps 48, from which the oldest falls off', () => {
    const full = addToHistory(historyOf(47), aWatchEntry('new', 0.5));
    expect(full).toHaveLength(48);
    expect(full.at(-1)).toEqual(aWatchEntry('item-46', 0.5));
    const after = addToHistory(full, aWatchEntry('newer', 0.5));
    expect(after).toHaveLength(48);
    expect(idsOf(after)).not.toContain('item-46');
  });

  it('lets nothing fall off when a known entry moves in a full list', () => {
    const after = addToHistory(historyOf(48), aWatchEntry('item-47', 0.9));
    expect(idsOf(after)).toEqual(['item-47', ...idsOf(historyOf(47))]);
  });

  it('keeps at most 48 different items, the newest save first, whatever is watched', () => {
    const saves = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 80 }).map((n) => `item-${n}`),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(saves, (all) => {
        const history = all.reduce<WatchHistory>(
          (kept, [id, share]) => addToHistory(kept, aWatchEntry(id, share)),
          [],
        );
        const newestFirst = [...new Set(all.map(([id]) => id).reverse())].slice(0, 48);
        expect(idsOf(history)).toEqual(newestFirst);
        for (const { mediaId: id, progress } of history) {
          expect(progress).toBe(all.findLast(([saved]) => saved === id)?.[1]);
        }
      }),
    );
  });
});

describe('a history that may have dropped entries', () => {
  it.each([
    [47, false],
    [48, true],
    [49, true],
  ])('of %d entries: %s', (count, full) => {
    expect(isFull(historyOf(count))).toBe(full);
  });
});

describe('continue watching [HIS-02]', () => {
  it.each([
    [0, false],
    [0.0499, false],
    [0.05, true],
    [0.5, true],
    [0.95, true],
    [0.9501, false],
    [1, false],
  ])('includes an item at %d: %s', (share, held) => {
    expect(continueWatching([aWatchEntry('a', share)])).toHaveLength(held ? 1 : 0);
  });

  it('is newest first', () => {
    expect(
      idsOf(continueWatching([aWatchEntry('c', 0.3), aWatchEntry('b', 1), aWatchEntry('a', 0.1)])),
    ).toEqual(['c', 'a']);
  });
});

describe('items that were mostly watched [CAT-06]', () => {
  it.each([
    [[aWatchEntry('a', 0.25)], 'a'],
    [[aWatchEntry('a', 0.249)], null],
    [[aWatchEntry('a', 0.1), aWatchEntry('b', 0.3), aWatchEntry('c', 1)], 'b'],
    [[aWatchEntry('a', 1), aWatchEntry('b', 0.3)], 'a'],
    [[], null],
  ])('of %j is %s', (history, id) => {
    expect(recommendationSeed(history)).toBe(id);
  });
});

describe('the progress of an item', () => {
  it('is that of the history, and 0 for what was never watched', () => {
    expect(progressOf([aWatchEntry('a', 0.3)], mediaId('a'))).toBe(0.3);
    expect(progressOf([aWatchEntry('a', 0.3)], mediaId('b'))).toBe(0);
  });
});

describe('what was begun recently [CAT-01]', () => {
  it('is what was at least started, also if it is finished, newest first', () => {
    const history = [
      aWatchEntry('begun', 0.05),
      aWatchEntry('tried', 0.049),
      aWatchEntry('finished', 1),
      aWatchEntry('half', 0.5),
    ];
    expect(recentlyBegun(history)).toEqual(['begun', 'finished', 'half']);
  });

  it('is limited to 20', () => {
    expect(recentlyBegun(historyOf(21))).toEqual(idsOf(historyOf(20)));
  });
});
