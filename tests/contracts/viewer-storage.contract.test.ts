import { expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { isSameWrite } from '#application/account/write-order.ts';
import type { Owner, StoredWrite, ViewerStorage } from '#application/ports/viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import type { StorageState } from '#features/support/dom/simulated-storage.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storedWrites } from '#tests/builders/stored-writes.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { allTabsKnow, openTab } from './simulated-tab.ts';

function storageOfTab(shared: SharedByTabs): ViewerStorage {
  const tab = openTab(shared);
  const storage = makeSafeStorage(() => tab.localStorage);
  return makeBrowserViewerStorage(storage, tab, makeRecordingReporter());
}

const inBrowserThat = (state: StorageState) => () => {
  const shared = new SharedByTabs();
  shared.storage.set(state);
  return storageOfTab(shared);
};

const maya = memberId('maya');
const noor = memberId('noor');
const owners: readonly Owner[] = [maya, noor, 'visitor'];

const history = [aWatchEntry('a', 0.5), aWatchEntry('b', 1), aWatchEntry('c', 0)];
const favorites = ['c', 'a', 'b'].map(mediaId);
const writes = storedWrites([
  { kind: 'progress', ...aWatchEntry('a', 0.25), before: [null, progress(0.2)], sentAt: 1_780_000_000_000 },
  { kind: 'favorite', mediaId: mediaId('b'), wanted: false, before: [true], sentAt: 1_780_000_000_001 },
  { kind: 'clear-favorites', before: [mediaId('b')] },
  { kind: 'favorite', mediaId: mediaId('c'), wanted: true },
]);
const [write] = writes as [StoredWrite];
const held = entitlements('workout', 'barre');

function storeAll(storage: ViewerStorage, owner: Owner): void {
  storage.saveHistory(owner, history);
  storage.saveFavorites(owner, favorites);
}

const recordsOf = (storage: ViewerStorage, owner: Owner) => ({
  history: storage.history(owner),
  favorites: storage.favorites(owner),
});
const ALL = { history, favorites };
const NOTHING = { history: [], favorites: [] };

describeContract(
  'the stored records of a viewer',
  {
    'in a browser': inBrowserThat('works'),
    'in a browser whose storage is full': inBrowserThat('full'),
    'in a browser that allows no storage': inBrowserThat('refused'),
    'in memory': makeInMemoryViewerStorage,
  },
  (make) => {
    it('are empty at first', () => {
      const storage = make();
      for (const owner of owners) expect(recordsOf(storage, owner)).toEqual(NOTHING);
      expect(storage.lastMember()).toBeNull();
      expect(storage.clearCount()).toBe(0);
    });

    it.each(owners)('are those stored last, in order: %s', (owner) => {
      const storage = make();
      storage.saveHistory(owner, [aWatchEntry('z', 0.1)]);
      storage.saveFavorites(owner, [mediaId('z')]);
      storeAll(storage, owner);
      expect(recordsOf(storage, owner)).toEqual(ALL);
    });

    it('belong only to their owner', () => {
      const storage = make();
      storeAll(storage, maya);
      for (const owner of owners.slice(1)) expect(recordsOf(storage, owner)).toEqual(NOTHING);
    });

    it('are empty again after an empty list is stored', () => {
      const storage = make();
      storeAll(storage, maya);
      storage.saveHistory(maya, []);
      storage.saveFavorites(maya, []);
      expect(recordsOf(storage, maya)).toEqual(NOTHING);
    });

    it('are removed with their owner, without affecting other owners', () => {
      const storage = make();
      for (const owner of owners) storeAll(storage, owner);
      storage.clear(maya);
      expect(recordsOf(storage, maya)).toEqual(NOTHING);
      for (const owner of owners.slice(1)) expect(recordsOf(storage, owner)).toEqual(ALL);
    });

    it('count how often the records of any owner were removed', () => {
      const storage = make();
      storage.clear(maya);
      storage.clear('visitor');
      storage.clear(maya);
      expect(storage.clearCount()).toBe(3);
    });

    it('include the writes of a member as they were stored last, until they are removed', () => {
      const storage = make();
      expect(storage.writes(maya)).toEqual([]);
      for (const each of writes) storage.saveWrite(maya, each);
      storage.saveWrite(noor, write);
      expect(new Set(storage.writes(maya))).toEqual(new Set(writes));
      const settled = { ...write, settled: { at: 1_780_000_000_000, isAccepted: true } };
      storage.saveWrite(maya, settled);
      const others = writes.filter((each) => !isSameWrite(each, write));
      expect(new Set(storage.writes(maya))).toEqual(new Set([...others, settled]));
      storage.removeWrites(maya, others);
      expect(storage.writes(maya)).toEqual([settled]);
      storage.clear(maya);
      expect(storage.writes(maya)).toEqual([]);
      expect(storage.writes(noor)).toEqual([write]);
    });

    it('include what a member was entitled to, until the member’s records are removed', () => {
      const storage = make();
      expect(storage.entitlements(maya)).toEqual([]);
      storage.saveEntitlements(maya, held);
      expect(storage.entitlements(maya)).toEqual(held);
      expect(storage.entitlements(memberId('noor'))).toEqual([]);
      storage.clear(maya);
      expect(storage.entitlements(maya)).toEqual([]);
    });

    it('include the last member, until they log out', () => {
      const storage = make();
      storage.saveLastMember(memberId('noor'));
      storage.saveLastMember(maya);
      expect(storage.lastMember()).toBe(maya);
      storage.clear(maya);
      expect(storage.lastMember()).toBe(maya);
      storage.saveLastMember(null);
      expect(storage.lastMember()).toBeNull();
    });
  },
);

interface TwoTabs {
  readonly storage: ViewerStorage;
  readonly changeElsewhere: (change: (storage: ViewerStorage) => void) => Promise<void>;
}

function inTwoTabs(): TwoTabs {
  const shared = new SharedByTabs();
  const [storage, other] = [storageOfTab(shared), storageOfTab(shared)];
  return {
    storage,
    changeElsewhere: async (change) => {
      change(other);
      await allTabsKnow();
    },
  };
}

function inMemory(): TwoTabs {
  const storage = makeInMemoryViewerStorage();
  return { storage, changeElsewhere: async (change) => storage.changeElsewhere(() => change(storage)) };
}

describeContract(
  'the records that another tab stores for a viewer',
  { 'in a browser': inTwoTabs, 'in memory': inMemory },
  (make) => {
    function watched() {
      const tabs = make();
      let changes = 0;
      tabs.storage.changedElsewhere$.subscribe(() => (changes += 1));
      return { ...tabs, changes: () => changes };
    }
    const CHANGES: readonly (readonly [string, (storage: ViewerStorage) => void])[] = [
      ['the history', (storage) => storage.saveHistory(maya, history)],
      ['the favorites', (storage) => storage.saveFavorites(maya, favorites)],
      ['a write', (storage) => storage.saveWrite(maya, write)],
      ['the last member', (storage) => storage.saveLastMember(maya)],
    ];

    it.each(CHANGES)('emit a change after it has changed %s', async (_, change) => {
      const { changes, changeElsewhere } = watched();
      await changeElsewhere(change);
      expect(changes()).toBe(1);
    });

    it.each(CHANGES)('emit no change after this tab has changed %s', async (_, change) => {
      const { storage, changes } = watched();
      change(storage);
      await allTabsKnow();
      expect(changes()).toBe(0);
    });

    it('are visible in this tab', async () => {
      const { storage, changeElsewhere } = make();
      storeAll(storage, maya);
      await changeElsewhere((other) => {
        other.saveHistory(maya, [aWatchEntry('z', 0.75)]);
        other.saveLastMember(maya);
      });
      expect(recordsOf(storage, maya)).toEqual({ ...ALL, history: [aWatchEntry('z', 0.75)] });
      expect(storage.lastMember()).toBe(maya);
      await changeElsewhere((other) => other.clear(maya));
      expect(recordsOf(storage, maya)).toEqual(NOTHING);
      expect(storage.clearCount()).toBe(1);
    });
  },
);
