import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredWrites } from '#adapters/browser/stored-writes.ts';
import type { PendingWrite, StoredWrite } from '#application/ports/viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storedWrites } from '#tests/builders/stored-writes.ts';
import { makeFakeStorage, type FakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

const maya = memberId('maya');

const aWrite = (id: string, share = 0.5): PendingWrite => ({ kind: 'progress', ...aWatchEntry(id, share) });
const EVERY_KIND = storedWrites([
  { kind: 'clear-favorites', before: [mediaId('a')] },
  { kind: 'favorite', mediaId: mediaId('a'), wanted: true, before: [false] },
  { kind: 'favorite', mediaId: mediaId('b'), wanted: false, sentAt: 1000 },
  { kind: 'progress', ...aWatchEntry('a', 0.5), before: [null, progress(0.2)] },
]);
const [FIRST] = storedWrites([aWrite('a')]) as [StoredWrite];
const KEY = 'member-records.write.["maya","progress","a",1,"elsewhere"]';
/** A write as it is stored. */
const textOf = ({ order, tab, ...write }: StoredWrite) => JSON.stringify({ write, order, tab });
const SETTLED = { at: 1000, isAccepted: true };

function openPage(storage: FakeStorage = makeFakeStorage()) {
  const reporter = makeRecordingReporter();
  const safe = makeSafeStorage(() => storage);
  const writes = makeStoredWrites(safe, reporter, 'page');
  const keys = () => safe.keys().toSorted();
  return {
    ...writes,
    storage,
    reporter,
    keys,
    problems: () => reporter.reported.map((each) => each.message),
  };
}

describe('the stored writes of a member', () => {
  it('have a key each, of the owner, the lane, the item, the order and the tab', () => {
    const { saveWrite, keys } = openPage();
    for (const write of EVERY_KIND) saveWrite(maya, write);
    expect(keys()).toEqual([
      'member-records.write.["maya","favorites","a",2,"elsewhere"]',
      'member-records.write.["maya","favorites","b",3,"elsewhere"]',
      'member-records.write.["maya","favorites",null,1,"elsewhere"]',
      'member-records.write.["maya","progress","a",4,"elsewhere"]',
    ]);
  });

  it('exist when the page is opened again, whatever their kind', () => {
    const { saveWrite, storage } = openPage();
    for (const write of EVERY_KIND) saveWrite(maya, { ...write, settled: SETTLED });
    const { writes, reporter } = openPage(storage);
    expect(writes(maya)).toEqual(EVERY_KIND.map((write) => ({ ...write, settled: SETTLED })));
    expect(reporter.reported).toEqual([]);
  });

  it('are stored in the place of what was known of them before', () => {
    const { saveWrite, writes, keys } = openPage();
    saveWrite(maya, FIRST);
    saveWrite(maya, { ...FIRST, sentAt: 1000 });
    expect(writes(maya)).toEqual([{ ...FIRST, sentAt: 1000 }]);
    saveWrite(maya, { ...FIRST, settled: SETTLED });
    expect(writes(maya)).toEqual([{ ...FIRST, settled: SETTLED }]);
    expect(keys()).toEqual([KEY]);
  });

  it('affect none of another tab that were made at the same time, nor of another item', () => {
    const { saveWrite, removeWrites, writes } = openPage();
    const others = storedWrites([aWrite('a', 0.6)], 'page');
    for (const write of [FIRST, ...others]) saveWrite(maya, write);
    removeWrites(maya, [FIRST]);
    expect(writes(maya)).toEqual(others);
  });

  it.each(['may', 'maya"', 'maya","progress', 'noor', ''])('are not those of the member %j', (id) => {
    const { saveWrite, writes } = openPage();
    saveWrite(memberId(id), FIRST);
    expect(writes(maya)).toEqual([]);
    saveWrite(maya, FIRST);
    expect(writes(memberId(id))).toEqual([FIRST]);
  });

  it('are known to other tabs as they are stored last', () => {
    const { saveWrite, removeWrites, storage, writes } = openPage();
    saveWrite(maya, FIRST);
    expect(writes(maya)).toEqual([FIRST]);
    const other = openPage(storage);
    other.saveWrite(maya, { ...FIRST, settled: SETTLED });
    expect(writes(maya)).toEqual([{ ...FIRST, settled: SETTLED }]);
    other.removeWrites(maya, [FIRST]);
    expect(writes(maya)).toEqual([]);
    removeWrites(maya, [FIRST]);
    expect(other.writes(maya)).toEqual([]);
  });

  it.each(EVERY_KIND)('have room in a full storage for all that becomes of them: $kind', (write) => {
    const { saveWrite, storage } = openPage();
    expect(saveWrite(maya, write)).toBe(true);
    storage.fill();
    const sent: StoredWrite = { ...write, sentAt: 1_795_000_000_000 };
    const refused: StoredWrite = { ...sent, settled: { at: 1_795_000_000_999, isAccepted: false } };
    for (const state of [sent, write, refused, { ...sent, settled: { at: 0.1, isAccepted: true } }, write]) {
      expect(saveWrite(maya, state)).toBe(true);
      expect(openPage(storage).writes(maya)).toEqual([state]);
    }
  });

  it('last as long as the page where the storage has no room for more, and no older state returns', () => {
    const { saveWrite, storage, writes } = openPage();
    saveWrite(maya, FIRST);
    storage.fill();
    const before = Array.from({ length: 99 }, () => progress(0.25));
    const [longer] = storedWrites([{ kind: 'progress', ...aWatchEntry('a', 0.5), before }]) as [StoredWrite];
    expect(saveWrite(maya, longer)).toBe(false);
    expect(writes(maya)).toEqual([longer]);
    expect(openPage(storage).writes(maya)).toEqual([]);
  });

  it('lose none of the others to a full storage', () => {
    const { saveWrite, storage } = openPage();
    saveWrite(maya, FIRST);
    storage.fill();
    expect(saveWrite(maya, { ...FIRST, order: 2 })).toBe(false);
    expect(openPage(storage).writes(maya)).toEqual([FIRST]);
  });
});

describe('a stored write [API-07]', () => {
  const text = textOf(FIRST);
  const { order, tab, ...write } = FIRST;
  const changed = (changes: object) => JSON.stringify({ write, order, tab, ...changes });

  it.each([
    '',
    'broken',
    'null',
    '[]',
    '{}',
    changed({ write: { kind: 'dance' } }),
    changed({ write: { kind: 'progress' } }),
    changed({ order: null }),
    changed({ settled: true }),
    changed({ settled: { at: 1000 } }),
  ])('is set aside and reported once if it cannot be read: %j', (stored) => {
    const { writes, storage, problems } = openPage(makeFakeStorage({ [KEY]: stored }));
    expect([writes(maya), writes(maya)]).toEqual([[], []]);
    expect(storage.getItem(`${KEY}.unreadable`)).toBe(stored);
    expect(storage.getItem(KEY)).toBeNull();
    expect(problems()).toEqual(['A stored write cannot be read']);
  });

  it.each([
    ['item', '["maya","progress","b",1,"elsewhere"]'],
    ['lane', '["maya","favorites","a",1,"elsewhere"]'],
    ['order', '["maya","progress","a",2,"elsewhere"]'],
    ['tab', '["maya","progress","a",1,"page"]'],
    ['form', '["maya", "progress","a",1,"elsewhere"]'],
  ])('is set aside if its key names another %s', (_what, id) => {
    const key = `member-records.write.${id}`;
    const { writes, storage, problems } = openPage(makeFakeStorage({ [key]: text }));
    expect(writes(maya)).toEqual([]);
    expect([storage.getItem(key), storage.getItem(`${key}.unreadable`)]).toEqual([null, text]);
    expect(problems()).toEqual(['A stored write has an invalid key']);
  });

  it('is set aside if its order is no time: the next order would be beyond it', () => {
    const key = `member-records.write.["maya","progress","a",8640000000000001,"elsewhere"]`;
    const stored = changed({ order: 8_640_000_000_000_001 });
    const { writes, storage, problems } = openPage(makeFakeStorage({ [key]: stored }));
    expect(writes(maya)).toEqual([]);
    expect([storage.getItem(key), storage.getItem(`${key}.unreadable`)]).toEqual([null, stored]);
    expect(problems()).toEqual(['A stored write has an invalid key']);
  });

  it.each(['.', '..', 'half \ud83c', 'x'.repeat(256)])('is not for the id %j', (id) => {
    const { saveWrite, storage } = openPage();
    for (const write of storedWrites([aWrite(id), { kind: 'favorite', mediaId: mediaId(id), wanted: true }]))
      saveWrite(maya, write);
    saveWrite(maya, { ...FIRST, order: 3 });
    expect(openPage(storage).writes(maya)).toEqual([{ ...FIRST, order: 3 }]);
  });

  it('is one of the newest 500; the others are set aside and reported once', () => {
    const all = storedWrites(Array.from({ length: 20_000 }, (_, index) => aWrite(`item-${index}`)));
    const stored = all.map((each): [string, string] => [
      `member-records.write.${JSON.stringify(['maya', 'progress', each.kind === 'progress' ? each.mediaId : null, each.order, each.tab])}`,
      textOf(each),
    ]);
    const { writes, keys, storage, problems } = openPage(
      makeFakeStorage(Object.fromEntries(stored.toReversed())),
    );
    expect(writes(maya)).toEqual(all.slice(-500).toReversed());
    expect(writes(maya)).toEqual(all.slice(-500).toReversed());
    expect(problems()).toEqual(['More than 500 writes are stored']);
    const aside = JSON.parse(storage.getItem('member-records.write.["maya",.unreadable') ?? '') as object;
    expect(aside).toEqual(Object.fromEntries(stored.slice(0, -500)));
    expect(keys()).toHaveLength(501);
  });

  it('never breaks the app, whatever it contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.oneof(fc.string(), fc.json()), (key, stored) => {
        const storage = makeFakeStorage({ [KEY]: stored, [`member-records.write.["maya",${key}]`]: stored });
        expect(openPage(storage).writes(maya)).toEqual(openPage(storage).writes(maya));
      }),
    );
  });
});
