import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inOrder,
  isReplacedBy,
  isSameWrite,
  newestWrites,
  pendingAmong,
} from '#application/account/write-order.ts';
import type { PendingWrite, StoredWrite } from '#application/ports/viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storedWrites } from '#tests/builders/stored-writes.ts';

const favorite = (id: string, wanted: boolean): PendingWrite => ({
  kind: 'favorite',
  mediaId: mediaId(id),
  wanted,
});
const [mark, unmark, other] = [favorite('a', true), favorite('a', false), favorite('b', true)];
const clear: PendingWrite = { kind: 'clear-favorites' };
const progress: PendingWrite = { kind: 'progress', ...aWatchEntry('a', 0.5) };
const settled = { at: 0, isAccepted: true };

const at = (write: PendingWrite, order: number, tab = 'one'): StoredWrite => ({ ...write, order, tab });
/** The places of the newest writes among these, which are given in their order. */
const newestOf = (...writes: readonly PendingWrite[]) =>
  newestWrites(storedWrites(writes).toReversed()).map(({ order }) => order);

describe('of the stored writes, the newest ones are [API-05]', () => {
  it.each<[string, readonly PendingWrite[], readonly number[]]>([
    ['all, in their order, if they are for different items', [progress, other, mark], [1, 2, 3]],
    ['the last of each item', [mark, unmark, other, mark], [3, 4]],
    ['a clear, and what follows it', [mark, other, clear, mark], [3, 4]],
    ['the last clear', [clear, mark, clear], [3]],
    ['progress, whatever is cleared', [progress, clear], [1, 2]],
    ['progress and a favorite of one item', [mark, progress], [1, 2]],
  ])('%s', (_what, writes, left) => expect(newestOf(...writes)).toEqual(left));

  it('those that no other one replaces', () => {
    const write = fc
      .tuple(fc.constantFrom(mark, unmark, other, clear, progress), fc.integer({ min: 1, max: 5 }))
      .map(([made, order]) => at(made, order));
    const someWrites = fc.uniqueArray(write, { comparator: isSameWrite });
    fc.assert(
      fc.property(someWrites, (stored) => {
        const left = stored.filter((each) => !stored.some((newer) => isReplacedBy(each, newer)));
        expect(newestWrites(stored)).toEqual(left.toSorted(inOrder));
      }),
    );
  });
});

describe('pending writes [API-05]', () => {
  it('are the newest that have not been settled', () => {
    expect(pendingAmong([at(mark, 1), { ...at(unmark, 2), settled }, at(progress, 3)])).toEqual([
      at(progress, 3),
    ]);
  });

  it('do not return when a clear that replaced them has been settled', () => {
    expect(pendingAmong([at(mark, 1), { ...at(clear, 2), settled }])).toEqual([]);
  });
});

describe('writes that two tabs made at the same time [HIS-03]', () => {
  const [one, two] = [at(mark, 1, 'one'), at(unmark, 1, 'two')];

  it('have an order, which is the same in both', () => {
    expect(newestWrites([one, two])).toEqual([two]);
    expect(newestWrites([two, one])).toEqual([two]);
    expect(isSameWrite(one, two)).toBe(false);
    expect([inOrder(one, two), inOrder(two, one), inOrder(one, one)].map(Math.sign)).toEqual([-1, 1, 0]);
  });

  it('are two, if one is the progress and one the favorite of an item', () => {
    expect(isSameWrite(at(mark, 1), at(progress, 1))).toBe(false);
    expect(isSameWrite(at(mark, 1), at(unmark, 1))).toBe(true);
  });

  it('are a clear, and what follows it', () => {
    expect(newestWrites([at(mark, 1, 'a'), at(clear, 1, 'b')])).toEqual([
      at(clear, 1, 'b'),
      at(mark, 1, 'a'),
    ]);
  });
});
