import { describe, expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredStacks } from '#adapters/browser/stored-stacks.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeInMemoryStacks } from '#tests/doubles/in-memory-stacks.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

const MAYA = memberId('maya');
const KEY = 'member-records.stack.maya';

const inTab = (shared: SharedByTabs) => {
  const tab = openTab(shared);
  return makeStoredStacks(
    makeSafeStorage(() => tab.localStorage),
    makeRecordingReporter(),
  );
};

const many = (count: number) => Array.from({ length: count }, (_each, index) => `m${index}`);

const makers = {
  'of a browser': () => inTab(new SharedByTabs()),
  'of a browser that stores nothing': () => {
    const shared = new SharedByTabs();
    shared.storage.set('refused');
    return inTab(shared);
  },
  'in memory': makeInMemoryStacks,
};

const stack = ['plank', 'ride', 'move'].map(mediaId);

describeContract('the stacks', makers, (make) => {
  it('are none at first', () => {
    expect(make().of('visitor')).toEqual([]);
  });

  it('are those saved last, in order, of their owner alone', () => {
    const store = make();
    store.save(MAYA, [mediaId('before')]);
    store.save(MAYA, stack);
    expect(store.of(MAYA)).toEqual(stack);
    expect(store.of('visitor')).toEqual([]);
  });

  it('can be none again', () => {
    const store = make();
    store.save(MAYA, stack);
    store.save(MAYA, []);
    expect(store.of(MAYA)).toEqual([]);
  });
});

describe('the stacks of a browser', () => {
  const reading = (stored: string) => {
    const storage = makeSafeStorage(() => makeFakeStorage({ [KEY]: stored }));
    return makeStoredStacks(storage, makeRecordingReporter()).of(MAYA);
  };

  it('are there in its other tabs, and afterwards', () => {
    const shared = new SharedByTabs();
    inTab(shared).save(MAYA, stack);
    expect(inTab(shared).of(MAYA)).toEqual(stack);
  });

  it('go with the owner’s other records', () => {
    const stored = makeFakeStorage();
    const storage = makeSafeStorage(() => stored);
    makeStoredStacks(storage, makeRecordingReporter()).save(MAYA, stack);
    expect(stored.getItem(KEY)).not.toBeNull();
    makeBrowserViewerStorage(storage, openTab(), makeRecordingReporter()).clear(MAYA);
    expect(stored.getItem(KEY)).toBeNull();
  });

  it.each([
    ['', []],
    ['{', []],
    ['{"0":"plank"}', []],
    ['["plank",null,"",{"a":1},"ride"]', ['plank', 'ride']],
    ['["plank","ride","plank"]', ['plank', 'ride']],
    [JSON.stringify(many(60)), many(50)],
  ])('are read as far as they make sense: %j', (stored, read) => {
    expect(reading(stored)).toEqual(read);
  });
});
