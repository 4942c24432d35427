import { describe, expect, it } from 'vitest';
import { basedOn, reconcileWrites, type ServerRecords } from '#application/account/reconcile-writes.ts';
import type { PendingWrite } from '#application/ports/viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Progress } from '#domain/progress/progress.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storedWrites } from '#tests/builders/stored-writes.ts';

const SENT = { sentAt: 1000 };
const UNSENT = {};

const watched = (share: number, before?: readonly (number | null)[], state = UNSENT): PendingWrite => ({
  kind: 'progress',
  ...aWatchEntry('a', share),
  ...(before && { before: before.map((each) => each as Progress | null) }),
  ...state,
});
const favorite = (wanted: boolean, before?: readonly boolean[], state = UNSENT, id = 'a'): PendingWrite => ({
  kind: 'favorite',
  mediaId: mediaId(id),
  wanted,
  ...(before && { before }),
  ...state,
});
const clear = (before?: readonly string[], state = UNSENT): PendingWrite => ({
  kind: 'clear-favorites',
  ...(before && { before: before.map(mediaId) }),
  ...state,
});

const showing = (shares: readonly number[] | null, favorites: readonly string[] | null): ServerRecords => ({
  watchHistory: shares && shares.map((share) => aWatchEntry('a', share)),
  favorites: favorites && favorites.map(mediaId),
});
const never = () => false;
const always = () => true;

const inAnyPlace = (writes: readonly PendingWrite[]) =>
  writes.map((write) => ({ ...write, order: 0, tab: '' }));
/** What is left of these writes, whatever their place. */
const reconciled = (
  writes: readonly PendingWrite[],
  server: ServerRecords,
  { isUndecided = never, mayChange = never } = {},
) => inAnyPlace(reconcileWrites(storedWrites(writes), server, { isUndecided, mayChange }));

describe('a write of progress after a response of the server [API-05]', () => {
  it.each<[string, PendingWrite, readonly number[] | null, PendingWrite | null]>([
    ['known as unsent, nothing changed', watched(0.4, [null]), [], watched(0.4, [null])],
    ['known as unsent, changed elsewhere', watched(0.4, [null]), [0.9], watched(0.4, [0.9])],
    ['known as unsent, of an earlier version', watched(0.4), [0.9], watched(0.4, [0.9])],
    ['known as unsent, without a list', watched(0.4, [null]), null, watched(0.4, [null])],
    ['unknown, not accepted', watched(0.4, [null], SENT), [], watched(0.4, [null])],
    [
      'unknown, not accepted, with an earlier position',
      watched(0.4, [0.2], SENT),
      [0.2],
      watched(0.4, [0.2]),
    ],
    [
      'unknown, not accepted, rounded by the server',
      watched(0.4, [0.21234], SENT),
      [0.2123],
      watched(0.4, [0.2123]),
    ],
    ['unknown, accepted', watched(0.4, [null], SENT), [0.4], null],
    ['unknown, accepted and rounded', watched(0.41234, [0.2], SENT), [0.4123], null],
    ['unknown, changed elsewhere', watched(0.4, [null], SENT), [0.9], null],
    ['unknown, changed elsewhere a little', watched(0.4, [0.2], SENT), [0.205], null],
    ['unknown, removed elsewhere', watched(0.4, [0.2], SENT), [], null],
    ['unknown, removed elsewhere, after the beginning', watched(0.4, [0], SENT), [], null],
    [
      'unknown, only the write before it accepted',
      watched(0.6, [null, 0.4], SENT),
      [0.4],
      watched(0.6, [0.4]),
    ],
    [
      'unknown, not even the write before it accepted',
      watched(0.6, [null, 0.4], SENT),
      [],
      watched(0.6, [null]),
    ],
    ['unknown, not accepted, of the beginning', watched(0, [null], SENT), [], watched(0, [null])],
    ['unknown, set to the beginning elsewhere', watched(0.4, [null], SENT), [0], null],
    ['unknown, without a list', watched(0.4, [0.2], SENT), null, watched(0.4, [0.2], SENT)],
    ['unknown, with nothing known before', watched(0.4, undefined, SENT), [0.9], watched(0.4, [0.9])],
    ['unknown, with nothing known before or now', watched(0.4, undefined, SENT), null, watched(0.4)],
  ])('%s', (_what, write, shown, expected) => {
    const left = reconciled([write], showing(shown, null));
    expect(left).toEqual(inAnyPlace(expected ? [expected] : []));
  });

  it('is not affected by the progress of other items', () => {
    const server: ServerRecords = { watchHistory: [aWatchEntry('b', 0.4)], favorites: null };
    expect(reconciled([watched(0.4, [null], SENT)], server)).toEqual(inAnyPlace([watched(0.4, [null])]));
  });

  it('is left as it is while that is undecided', () => {
    const write = watched(0.4, [null], SENT);
    const left = reconciled([write], showing([0.9], []), { isUndecided: always });
    expect(left).toEqual(inAnyPlace([write]));
  });
});

describe('a change of a favorite after a response of the server [API-05]', () => {
  it.each<[string, PendingWrite, readonly string[] | null, PendingWrite | null]>([
    ['known as unsent, though changed elsewhere', favorite(true, [true]), [], favorite(true, [false])],
    ['unknown, not accepted', favorite(true, [false], SENT), [], favorite(true, [false])],
    ['unknown, accepted', favorite(true, [false], SENT), ['a'], null],
    ['unknown, accepted before it was known', favorite(true, undefined, SENT), ['a'], null],
    ['unknown, unmarked elsewhere', favorite(true, [true], SENT), [], null],
    [
      'unknown, only the write before it accepted',
      favorite(false, [false, true], SENT),
      ['a'],
      favorite(false, [true]),
    ],
    ['unknown, without a list', favorite(true, [false], SENT), null, favorite(true, [false], SENT)],
    ['unknown, with nothing known before or now', favorite(true, undefined, SENT), null, favorite(true)],
  ])('%s', (_what, write, shown, expected) => {
    const left = reconciled([write], showing(null, shown));
    expect(left).toEqual(inAnyPlace(expected ? [expected] : []));
  });
});

describe('a clear of the favorites after a response of the server [API-05]', () => {
  it.each<[string, readonly PendingWrite[], readonly string[] | null, readonly PendingWrite[]]>([
    ['known as unsent, another marked elsewhere', [clear(['a'])], ['b', 'a'], [clear(['b', 'a'])]],
    ['unknown, not accepted', [clear(['a', 'b'], SENT)], ['a', 'b'], [clear(['a', 'b'])]],
    ['unknown, accepted', [clear(['a', 'b'], SENT)], [], []],
    [
      'unknown, not accepted, another marked elsewhere',
      [clear(['a', 'b'], SENT)],
      ['c', 'a', 'b'],
      [favorite(false, [true], UNSENT, 'a'), favorite(false, [true], UNSENT, 'b')],
    ],
    ['unknown, accepted, another marked elsewhere', [clear(['a'], SENT)], ['b'], []],
    ['unknown, with nothing known before', [clear(undefined, SENT)], ['b'], [clear(['b'])]],
    ['unknown, without a list', [clear(['a'], SENT)], null, [clear(['a'], SENT)]],
    [
      'unknown, accepted, and then a favorite',
      [clear(['a'], SENT), favorite(true, [false, true])],
      [],
      [favorite(true, [false])],
    ],
    [
      'unsent, and then a favorite that it removes first',
      [clear(['a']), favorite(true, [false, true])],
      ['a'],
      [clear(['a']), favorite(true, [false, true])],
    ],
    [
      'unknown, not accepted, and then a favorite that it would remove',
      [clear(['a'], SENT), favorite(true, [false, true])],
      ['b', 'a'],
      [favorite(true, [true])],
    ],
  ])('%s', (_what, writes, shown, expected) => {
    expect(reconciled(writes, showing(null, shown))).toEqual(inAnyPlace(expected));
  });
});

describe('what the server may show before a new write [API-05]', () => {
  it.each<[string, readonly PendingWrite[], PendingWrite, readonly unknown[] | undefined]>([
    ['is what the copy shows', [], watched(0.6, [0.2]), [0.2]],
    ['is not known without a copy', [], watched(0.6), undefined],
    ['is what it was before an unsent one', [watched(0.4, [0.2])], watched(0.6, [0.4]), [0.2]],
    [
      'is also what one of unknown outcome left',
      [watched(0.4, [0.2], SENT)],
      watched(0.6, [0.4]),
      [0.2, 0.4],
    ],
    ['is not known after one of an earlier version', [watched(0.4)], watched(0.6, [0.4]), undefined],
    [
      'does not depend on other items',
      [{ kind: 'progress', ...aWatchEntry('b', 0.4), before: [null], ...SENT }],
      watched(0.6, [0.2]),
      [0.2],
    ],
    ['of a mark does not depend on progress', [watched(0.4, [0.2], SENT)], favorite(true, [false]), [false]],
    ['of a clear does not depend on progress', [watched(0.4)], clear(['a', 'b']), ['a', 'b']],
    ['does not depend on favorites', [favorite(true, [false], SENT)], watched(0.6, [0.2]), [0.2]],
    ['of an unsent mark', [favorite(true, [false])], favorite(false, [true]), [false]],
    ['of a mark of unknown outcome', [favorite(true, [false], SENT)], favorite(false, [true]), [false, true]],
    ['of another item', [favorite(true, [false], SENT, 'b')], favorite(false, [true]), [true]],
    ['after a clear that removes it', [clear(['a'])], favorite(true, [false]), [false, true]],
    ['after a clear of others', [clear(['b'])], favorite(true, [false]), [false]],
    ['after a clear of an earlier version', [clear()], favorite(true, [false]), undefined],
    ['of a clear', [], clear(['a', 'b']), ['a', 'b']],
    ['of a clear, with an unsent mark', [favorite(true, [false])], clear(['a', 'b']), ['b']],
    [
      'of a clear, with a mark of unknown outcome',
      [favorite(true, [false], SENT)],
      clear(['a', 'b']),
      ['b', 'a'],
    ],
    ['of a clear, with an unsent removal', [favorite(false, [true])], clear(['b']), ['b', 'a']],
    ['of a clear, with one of an earlier version', [favorite(true)], clear(['a']), undefined],
    ['of a second clear', [clear(['a'], SENT), favorite(true, [false], UNSENT, 'b')], clear(['b']), ['a']],
  ])('%s', (_what, pending, write, expected) => {
    expect(basedOn(pending, write).before).toEqual(expected);
  });
});

describe('a write that replaces one that may still arrive [API-05]', () => {
  it.each<[string, PendingWrite, readonly number[], readonly string[], PendingWrite]>([
    ['progress', watched(0.6, [null, 0.4]), [], [], watched(0.6, [null, 0.4])],
    ['progress, changed elsewhere', watched(0.6, [null, 0.4]), [0.9], [], watched(0.6, [null, 0.4, 0.9])],
    ['a favorite', favorite(false, [false, true]), [], [], favorite(false, [false, true])],
    ['a favorite of an earlier version', favorite(false), [], ['a'], favorite(false)],
    ['a clear', clear(['a']), [], ['b'], clear(['a', 'b'])],
  ])('may find what that one leaves: %s', (_what, write, shares, favorites, expected) => {
    const left = reconciled([write], showing(shares, favorites), { mayChange: always });
    expect(left).toEqual(inAnyPlace([expected]));
  });
});
