import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredSeenNotices } from '#adapters/browser/stored-seen-notices.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { makeInMemorySeenNotices } from '#tests/doubles/in-memory-seen-notices.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

const noticesOfTab = (shared: SharedByTabs) => {
  const tab = openTab(shared);
  return makeStoredSeenNotices(makeSafeStorage(() => tab.localStorage));
};

const makers = {
  'of a browser': () => noticesOfTab(new SharedByTabs()),
  'of a browser that stores nothing': () => {
    const shared = new SharedByTabs();
    shared.storage.set('refused');
    return noticesOfTab(shared);
  },
  'in memory': makeInMemorySeenNotices,
};

describeContract('the notices that were seen', makers, (make) => {
  it('has none at first', () => {
    const seen = make();
    expect(seen.has('app-banner')).toBe(false);
    expect(seen.has('welcome')).toBe(false);
  });

  it('has what was added, and nothing else', () => {
    const seen = make();
    seen.add('welcome');
    seen.add('welcome');
    expect(seen.has('welcome')).toBe(true);
    expect(seen.has('app-banner')).toBe(false);
  });
});

describe('the notices that were seen in a browser', () => {
  it('stay seen in its other tabs, and afterwards', () => {
    const shared = new SharedByTabs();
    noticesOfTab(shared).add('app-banner');
    expect(noticesOfTab(shared).has('app-banner')).toBe(true);
    expect(shared.storage.entries()).toEqual({ 'seen-app-banner': 'yes' });
  });
});
