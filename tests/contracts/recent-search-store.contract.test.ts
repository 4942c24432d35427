import { describe, expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredRecentSearches } from '#adapters/browser/stored-recent-searches.ts';
import { query } from '#domain/search/query.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeInMemoryRecentSearches } from '#tests/doubles/in-memory-recent-searches.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

const MAYA = memberId('maya');
const KEY = 'member-records.recent-searches.maya';

const inTab = (shared: SharedByTabs) => {
  const tab = openTab(shared);
  return makeStoredRecentSearches(
    makeSafeStorage(() => tab.localStorage),
    makeRecordingReporter(),
  );
};

const makers = {
  'of a browser': () => inTab(new SharedByTabs()),
  'of a browser that stores nothing': () => {
    const shared = new SharedByTabs();
    shared.storage.set('refused');
    return inTab(shared);
  },
  'in memory': makeInMemoryRecentSearches,
};

const recent = ['leg day', '"core" & <abs>', '🔥 تمارين'].map(query);

describeContract('the recent searches', makers, (make) => {
  it('are none at first', () => {
    expect(make().recent('visitor')).toEqual([]);
  });

  it('are those saved last, in order, of their owner alone', () => {
    const store = make();
    store.save(MAYA, [query('before')]);
    store.save(MAYA, recent);
    expect(store.recent(MAYA)).toEqual(recent);
    expect(store.recent('visitor')).toEqual([]);
  });

  it('can be none again', () => {
    const store = make();
    store.save(MAYA, recent);
    store.save(MAYA, []);
    expect(store.recent(MAYA)).toEqual([]);
  });
});

describe('the recent searches of a browser', () => {
  const reading = (stored: string) => {
    const storage = makeSafeStorage(() => makeFakeStorage({ [KEY]: stored }));
    return makeStoredRecentSearches(storage, makeRecordingReporter()).recent(MAYA);
  };

  it('are there in its other tabs, and afterwards', () => {
    const shared = new SharedByTabs();
    inTab(shared).save(MAYA, recent);
    expect(inTab(shared).recent(MAYA)).toEqual(recent);
  });

  it('go with the owner’s other records', () => {
    const stored = makeFakeStorage();
    const storage = makeSafeStorage(() => stored);
    makeStoredRecentSearches(storage, makeRecordingReporter()).save(MAYA, recent);
    expect(stored.getItem(KEY)).not.toBeNull();
    makeBrowserViewerStorage(storage, openTab(), makeRecordingReporter()).clear(MAYA);
    expect(stored.getItem(KEY)).toBeNull();
  });

  it.each([
    ['', []],
    ['{', []],
    ['{"0":"plank"}', []],
    ['["plank",7,null,"",{"a":1},"barre"]', ['plank', 'barre']],
    ['["1","2","3","4","5","6","7","8","9"]', ['1', '2', '3', '4', '5', '6', '7', '8']],
    [JSON.stringify([` ${'a'.repeat(300)}`]), ['a'.repeat(200)]],
  ])('are read as far as they make sense: %j', (stored, read) => {
    expect(reading(stored)).toEqual(read);
  });
});
