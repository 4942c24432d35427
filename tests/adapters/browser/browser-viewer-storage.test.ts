// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { StoredWrite } from '#application/ports/viewer-storage.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storedWrites } from '#tests/builders/stored-writes.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

const maya = memberId('member-1');
const HISTORY = 'member-records.history.member-1';
const [aWrite] = storedWrites([{ kind: 'progress', ...aWatchEntry('a', 0.5) }]) as [StoredWrite];

/** Records over the page's storage, as a newly opened page creates them. */
function openPage() {
  const reporter = makeRecordingReporter();
  const storage = makeSafeStorage(() => window.localStorage);
  return { records: makeBrowserViewerStorage(storage, window, reporter), reporter };
}

beforeEach(() => window.localStorage.clear());

describe('the stored records of a person', () => {
  it('are empty at first', () => {
    const { records, reporter } = openPage();
    expect(records.history(maya)).toEqual([]);
    expect(records.writes(maya)).toEqual([]);
    expect(records.lastMember()).toBeNull();
    expect(reporter.reported).toEqual([]);
  });

  it('exist when the page is opened again', () => {
    const { records } = openPage();
    records.saveHistory(maya, [aWatchEntry('a', 0.5), aWatchEntry('b', 1)]);
    records.saveWrite(maya, aWrite);
    records.saveLastMember(maya);
    const { records: again } = openPage();
    expect(again.history(maya)).toEqual([aWatchEntry('a', 0.5), aWatchEntry('b', 1)]);
    expect(again.writes(maya)).toEqual([aWrite]);
    expect(again.lastMember()).toBe(maya);
  });

  it('include the number of removals, permanently', () => {
    const { records } = openPage();
    expect(records.clearCount()).toBe(0);
    records.clear(maya);
    expect(openPage().records.clearCount()).toBe(1);
  });

  it('are stored by tabs with a name each', () => {
    expect(openPage().records.tab).not.toBe(openPage().records.tab);
  });

  it('are separate for each owner', () => {
    const { records } = openPage();
    records.saveHistory('visitor', [aWatchEntry('a', 0.5)]);
    records.saveHistory(maya, [aWatchEntry('b', 0.5)]);
    expect(records.history('visitor')).toEqual([aWatchEntry('a', 0.5)]);
    records.clear('visitor');
    expect(records.history('visitor')).toEqual([]);
    expect(records.history(maya)).toEqual([aWatchEntry('b', 0.5)]);
  });

  it('lose a newer entry alone to a full storage [API-05, API-07]', () => {
    const kept = makeFakeStorage();
    const openPageOf = () =>
      makeBrowserViewerStorage(
        makeSafeStorage(() => kept),
        window,
        makeRecordingReporter(),
      );
    const records = openPageOf();
    records.saveHistory(maya, [aWatchEntry('a', 0.5)]);
    records.saveFavorites(maya, [mediaId('a')]);
    kept.fill();
    records.saveHistory(maya, [aWatchEntry('b', 0.5), aWatchEntry('a', 0.5)]);
    records.saveFavorites(maya, [mediaId('b'), mediaId('a')]);
    expect(records.history(maya)).toEqual([aWatchEntry('b', 0.5), aWatchEntry('a', 0.5)]);
    const again = openPageOf();
    expect(again.history(maya)).toEqual([aWatchEntry('a', 0.5)]);
    expect(again.favorites(maya)).toEqual([mediaId('a')]);
  });

  it('are removed with what was set aside', () => {
    window.localStorage.setItem(HISTORY, 'broken');
    const { records } = openPage();
    records.history(maya);
    records.saveWrite(maya, aWrite);
    window.localStorage.setItem('member-records.write.["member-1","progress","a",9,""]', 'broken');
    records.writes(maya);
    window.localStorage.setItem('member-records.pending-writes.member-1', '[]');
    window.localStorage.setItem('member-records.taken-writes.member-1', '[]');
    records.clear(maya);
    expect(Object.keys(window.localStorage)).toEqual(['times-forgotten']);
  });

  it('no longer name the last member after they logged out', () => {
    const { records } = openPage();
    records.saveLastMember(maya);
    records.saveLastMember(null);
    expect(records.lastMember()).toBeNull();
  });
});

describe('a stored record [API-07]', () => {
  it.each(['', 'broken', '{"a":1}', 'null', '5', '"[]"', '[{"mediaId":'])(
    'is set aside and reported once if it is broken: %j',
    (kept) => {
      window.localStorage.setItem(HISTORY, kept);
      const { records, reporter } = openPage();
      expect(records.history(maya)).toEqual([]);
      expect(records.history(maya)).toEqual([]);
      expect(window.localStorage.getItem(`${HISTORY}.unreadable`)).toBe(kept);
      expect(reporter.reported.map(({ message }) => message)).toEqual(['The record history is no list']);
    },
  );

  it('keeps its valid parts, and loses nothing', () => {
    const kept = JSON.stringify([
      { mediaId: 'a', progress: 0.5 },
      { mediaId: 'b' },
      null,
      { mediaId: '', progress: 0.5 },
      { mediaId: 'c', progress: '0.25' },
      { mediaId: 'd', progress: 12, since: 1 },
    ]);
    window.localStorage.setItem(HISTORY, kept);
    const { records, reporter } = openPage();
    const readable = [aWatchEntry('a', 0.5), aWatchEntry('c', 0.25), aWatchEntry('d', 1)];
    expect(records.history(maya)).toEqual(readable);
    expect(reporter.reported).toHaveLength(3);
    expect(window.localStorage.getItem(`${HISTORY}.unreadable`)).toBe(kept);
    expect(openPage().records.history(maya)).toEqual(readable);
    expect(openPage().reporter.reported).toEqual([]);
  });

  it.each(['.', '..', 'half \ud83c', 'x'.repeat(256)])('leaves out the id %j', (id) => {
    const { records } = openPage();
    window.localStorage.setItem(
      HISTORY,
      JSON.stringify([{ mediaId: id, progress: 1 }, aWatchEntry('a', 0.5)]),
    );
    window.localStorage.setItem('member-records.favorites.member-1', JSON.stringify([id, 'a']));
    expect(records.history(maya)).toEqual([aWatchEntry('a', 0.5)]);
    expect(records.favorites(maya)).toEqual(['a']);
  });

  it('keeps the newest 500 entries, and sets the others aside', () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => `item-${index}`);
    const history = JSON.stringify(ids.map((id) => aWatchEntry(id, 0.5)));
    window.localStorage.setItem(HISTORY, history);
    const { records, reporter } = openPage();
    expect(records.history(maya)).toEqual(ids.slice(0, 500).map((id) => aWatchEntry(id, 0.5)));
    expect(reporter.reported.map(({ message }) => message)).toEqual([
      'The record history has more than 500 entries',
    ]);
    expect(window.localStorage.getItem(`${HISTORY}.unreadable`)).toBe(history);
    expect(openPage().records.history(maya)).toHaveLength(500);
  });

  it('keeps each favorite of a member who has more than 500, and 5,000 of a longer list', () => {
    const ids = Array.from({ length: 5001 }, (_, index) => mediaId(`item-${index}`));
    const { records, reporter } = openPage();
    records.saveFavorites(maya, ids.slice(0, 501));
    expect(records.favorites(maya)).toEqual(ids.slice(0, 501));
    records.saveFavorites(maya, ids.slice(0, 5000));
    expect(records.favorites(maya)).toHaveLength(5000);
    expect(reporter.reported).toEqual([]);
    records.saveFavorites(maya, ids);
    expect(records.favorites(maya)).toEqual(ids.slice(0, 5000));
    expect(reporter.reported.map(({ message }) => message)).toEqual([
      'The record favorites has more than 5000 entries',
    ]);
  });

  it('of 50,000 invalid entries reports at most 500', () => {
    window.localStorage.setItem(HISTORY, JSON.stringify(Array.from({ length: 50_000 }, () => null)));
    const { records, reporter } = openPage();
    expect(records.history(maya)).toEqual([]);
    expect(reporter.reported.length).toBeLessThanOrEqual(501);
  });

  it('is deleted if it is empty', () => {
    const { records } = openPage();
    records.saveHistory(maya, [aWatchEntry('a', 0.5)]);
    records.saveFavorites(maya, [mediaId('a')]);
    records.saveHistory(maya, []);
    records.saveFavorites(maya, []);
    expect(window.localStorage.length).toBe(0);
  });

  it('never breaks the app, whatever it contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        window.localStorage.setItem(HISTORY, kept);
        const { records } = openPage();
        expect(records.history(maya)).toEqual(openPage().records.history(maya));
      }),
    );
  });
});

describe('a change in another tab', () => {
  const changesSeen = (event: Event) => {
    let seen = 0;
    const subscription = openPage().records.changedElsewhere$.subscribe(() => (seen += 1));
    window.dispatchEvent(event);
    subscription.unsubscribe();
    window.dispatchEvent(event);
    return seen;
  };

  it.each([HISTORY, 'member-records.write.["member-1"]', 'member-records.last-member', null])(
    'to %s is noticed',
    (key) => {
      expect(changesSeen(new StorageEvent('storage', { key }))).toBe(1);
    },
  );

  it('to anything else is ignored', () => {
    expect(changesSeen(new StorageEvent('storage', { key: 'config-source' }))).toBe(0);
  });
});
