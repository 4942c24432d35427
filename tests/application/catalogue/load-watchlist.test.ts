import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { makeLoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';

const readFrom = (catalogue: MediaCatalogue, reporter = makeRecordingReporter()) =>
  makeLoadWatchlist(catalogue, reporter);

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aMediaItem({ id: mediaId(`item-${index}`) }));
const failingWith = (kind: FailureKind) => ({
  ...makeInMemoryMediaCatalogue(),
  watchlist: () => Promise.reject(new AppFailure(kind, kind)),
});

describe('reading a watchlist [FAV-06, HIS-04]', () => {
  it('keeps the member’s order', async () => {
    const items = itemsOf(3);
    const ids = ['item-2', 'item-0', 'item-1'].map(mediaId);
    const found = await readFrom(makeInMemoryMediaCatalogue(items))('list0001', ids);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('omits what the response omits', async () => {
    const ids = ['item-1', 'gone', 'item-0'].map(mediaId);
    const found = await readFrom(makeInMemoryMediaCatalogue(itemsOf(2)))('list0001', ids);
    expect(found.map(({ id }) => id)).toEqual(['item-1', 'item-0']);
  });

  it.each([
    [0, []],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [100, [50, 50]],
    [101, [50, 50, 1]],
  ])('requests %d items in batches of %j', async (count, batches) => {
    const items = itemsOf(count);
    const catalogue = makeInMemoryMediaCatalogue(items);
    const ids = items.map(({ id }) => id);
    const found = await readFrom(catalogue)('list0001', ids);
    expect(catalogue.watchlistRequests.map((request) => request.length)).toEqual(batches);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('returns the known items of any list of ids, in its order', async () => {
    const known = itemsOf(60);
    const ids = fc.uniqueArray(
      fc.integer({ min: 0, max: 120 }).map((n) => mediaId(`item-${n}`)),
      { maxLength: 120 },
    );
    await fc.assert(
      fc.asyncProperty(ids, async (asked) => {
        const found = await readFrom(makeInMemoryMediaCatalogue(known))('list0001', asked);
        const expected = asked.filter((id) => known.some((item) => item.id === id));
        expect(found.map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a watchlist of which some requests fail [FAV-06, HIS-04]', () => {
  /** Fails each request that includes one of these ids. */
  const failingFor = (...ids: readonly string[]): MediaCatalogue => {
    const catalogue = makeInMemoryMediaCatalogue(itemsOf(101));
    return {
      ...catalogue,
      watchlist: (list, asked) =>
        asked.some((id) => ids.includes(id))
          ? Promise.reject(new AppFailure('server-failed', 'Request failed with 500'))
          : catalogue.watchlist(list, asked),
    };
  };
  const all = itemsOf(101).map(({ id }) => id);

  it.each([
    ['first', 'item-0', all.slice(50)],
    ['second', 'item-99', [...all.slice(0, 50), ...all.slice(100)]],
    ['last', 'item-100', all.slice(0, 100)],
  ])('omits what the %s requested, and reports it to developers', async (_, failing, left) => {
    const reporter = makeRecordingReporter();
    const found = await readFrom(failingFor(failing), reporter)('list0001', all);
    expect(found.map(({ id }) => id)).toEqual(left);
    expect(reporter.reported).toMatchObject([
      {
        kind: 'no-watchlist',
        message: 'The data was not found using the watchlist list0001',
        cause: { kind: 'server-failed' },
      },
    ]);
  });

  it('returns the items of the request that succeeded', async () => {
    const found = await readFrom(failingFor('item-0', 'item-50'))('list0001', all);
    expect(found.map(({ id }) => id)).toEqual(['item-100']);
  });

  it('fails if all of them fail', async () => {
    const reporter = makeRecordingReporter();
    const found = readFrom(failingFor('item-0', 'item-50', 'item-100'), reporter)('list0001', all);
    await expect(found).rejects.toMatchObject({ kind: 'no-watchlist' });
    expect(reporter.reported).toEqual([]);
  });
});

describe('a watchlist that cannot be read [FAV-06]', () => {
  it.each([null, ''])('fails if the config names %j', async (listId) => {
    await expect(readFrom(makeInMemoryMediaCatalogue())(listId, [])).rejects.toMatchObject({
      kind: 'no-watchlist',
      message: 'No watchlist defined',
    });
  });

  it.each<FailureKind>(['not-found', 'malformed-answer', 'unreachable', 'server-failed'])(
    'fails if it is %s',
    async (kind) => {
      await expect(readFrom(failingWith(kind))('list0001', [mediaId('a')])).rejects.toMatchObject({
        kind: 'no-watchlist',
        message: 'The data was not found using the watchlist list0001',
      });
    },
  );
});
