import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredWrites } from '#adapters/browser/stored-writes.ts';
import { makePendingWrites } from '#application/account/pending-writes.ts';
import { asSent } from '#application/account/reconcile-writes.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { acceptedIn, pendingIn } from '#tests/builders/stored-writes.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

const maya = memberId('member-1');
const PENDING = 'member-records.pending-writes.member-1';
const ACCEPTED = 'member-records.taken-writes.member-1';

/**
 * What the last version with lists has stored of a member. The server had accepted three writes; from then on no response came, and
 * then there was no connection.
 */
const STORED = {
  [PENDING]:
    '[{"kind":"progress","mediaId":"Wrk00001","progress":0.6,"before":[0.5],"sentAt":1780000003000},' +
    '{"kind":"progress","mediaId":"Wrk00003","progress":0.2,"before":[null,0.1],"replacedSentAt":1780000004000},' +
    '{"kind":"clear-favorites","before":["Wrk00004"],"replacedSentAt":1780000005000},' +
    '{"kind":"favorite","mediaId":"Wrk00005","wanted":true,"before":[false]}]',
  [ACCEPTED]:
    '[{"write":{"kind":"progress","mediaId":"Wrk00001","progress":0.5},"at":1780000000000},' +
    '{"write":{"kind":"favorite","mediaId":"Wrk00002","wanted":true},"at":1780000001000},' +
    '{"write":{"kind":"clear-favorites"},"at":1780000002000}]',
};
/** When that was stored, and a little later. */
const NOW = 1780000010000;

function openPage(stored: Readonly<Record<string, string>> = STORED, storage = makeFakeStorage(stored)) {
  const reporter = makeRecordingReporter();
  const writes = makeStoredWrites(
    makeSafeStorage(() => storage),
    reporter,
    'page',
  );
  const records = { ...makeInMemoryViewerStorage(), ...writes };
  const pending = makePendingWrites(records, makeFixedClock(NOW), makeControllableNetwork());
  return { records, pending, storage, reporter };
}

describe('the writes that an earlier version of the app has stored [API-05]', () => {
  it('are still pending, as they were', () => {
    const { records } = openPage();
    expect(pendingIn(records, maya)).toMatchObject([
      { kind: 'progress', ...aWatchEntry('Wrk00001', 0.6), before: [0.5] },
      { kind: 'progress', ...aWatchEntry('Wrk00003', 0.2), before: [null, 0.1] },
      { kind: 'clear-favorites', before: ['Wrk00004'] },
      { kind: 'favorite', mediaId: 'Wrk00005', wanted: true, before: [false] },
    ]);
    expect(pendingIn(records, maya).map(({ sentAt }) => sentAt)).toEqual([
      1780000003000,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have been accepted when they were', () => {
    const { records, pending } = openPage();
    expect(acceptedIn(records, maya).map(({ settled }) => settled?.at)).toEqual([
      1780000000000, 1780000001000, 1780000002000,
    ]);
    expect(pending.writesMissingSince(maya, 1780000001000).slice(0, 2)).toEqual([
      { kind: 'favorite', mediaId: 'Wrk00002', wanted: true },
      { kind: 'clear-favorites' },
    ]);
  });

  it('have replaced others that may still arrive', () => {
    const { pending } = openPage();
    const left = pending.reconcile(maya, { favorites: [], watchHistory: [] }, NOW, () => false);
    expect(left).toMatchObject([
      { ...aWatchEntry('Wrk00003', 0.2), before: [null, 0.1] },
      { kind: 'clear-favorites', before: ['Wrk00004'] },
      { mediaId: 'Wrk00005', before: [false] },
    ]);
  });

  it('are read once, and then stored as all others', () => {
    const { records, storage } = openPage();
    const before = records.writes(maya);
    expect(storage.getItem(PENDING)).toBeNull();
    expect(storage.getItem(ACCEPTED)).toBeNull();
    const again = openPage({}, storage);
    expect(again.records.writes(maya)).toEqual(before);
    storage.setItem(PENDING, '[{"kind":"favorite","mediaId":"Wrk00009","wanted":true}]');
    expect(again.records.writes(maya)).toEqual(before);
    expect(openPage({}, storage).records.writes(maya)).toHaveLength(before.length + 1);
  });

  it('are older than a new one, and newer than those that a newer version had left before', () => {
    const { storage } = openPage({});
    openPage({}, storage).pending.add(maya, {
      kind: 'favorite',
      mediaId: mediaId('Wrk00005'),
      wanted: false,
    });
    storage.setItem(PENDING, STORED[PENDING]);
    const { pending } = openPage({}, storage);
    expect(pending.of(maya).map(asSent).at(-1)).toMatchObject({ mediaId: 'Wrk00005', wanted: true });
    pending.add(maya, { kind: 'progress', mediaId: mediaId('Wrk00003'), progress: progress(0.3) });
    expect(pending.of(maya).map(asSent).at(-1)).toMatchObject(aWatchEntry('Wrk00003', 0.3));
  });

  it('have no state of the server if they are from before that was stored', () => {
    const { records } = openPage({
      [PENDING]: '[{"kind":"progress","mediaId":"Wrk00001","progress":0.4}]',
    });
    expect(pendingIn(records, maya).map(({ before, sentAt }) => [before, sentAt])).toEqual([
      [undefined, undefined],
    ]);
  });

  it.each(['', 'broken', '{"a":1}', 'null', '"[]"'])('are none, and set aside, if they are %j', (broken) => {
    const { records, storage, reporter } = openPage({ [PENDING]: broken });
    expect(records.writes(maya)).toEqual([]);
    expect(storage.getItem(`${PENDING}.unreadable`)).toBe(broken);
    expect(storage.getItem(PENDING)).toBeNull();
    expect(reporter.reported.map(({ message }) => message)).toEqual(['The record pending-writes is no list']);
  });

  it('are the valid ones of a list', () => {
    const valid = { kind: 'favorite', mediaId: 'a', wanted: false };
    const list = [{ ...valid, mediaId: '..' }, { kind: 'dance' }, valid, { kind: 'progress' }, null];
    const { records, storage } = openPage({ [PENDING]: JSON.stringify(list) });
    expect(pendingIn(records, maya)).toMatchObject([valid]);
    expect(storage.getItem(`${PENDING}.unreadable`)).toBe(JSON.stringify(list));
  });

  it('are the newest 500 of a longer list', () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => `item-${index}`);
    const list = JSON.stringify(ids.map((mediaId) => ({ kind: 'progress', mediaId, progress: 0.5 })));
    const { records, reporter } = openPage({ [PENDING]: list });
    expect(pendingIn(records, maya)).toMatchObject(ids.slice(-500).map((id) => aWatchEntry(id, 0.5)));
    expect(reporter.reported.map(({ message }) => message)).toEqual([
      'The record pending-writes has more than 500 entries',
    ]);
  });

  it('last as long as the page where the storage has no room for them', () => {
    const storage = makeFakeStorage(STORED);
    storage.fill();
    const { records } = openPage({}, storage);
    expect(pendingIn(records, maya)).toHaveLength(4);
    expect(records.writes(maya)).toHaveLength(9);
  });
});
