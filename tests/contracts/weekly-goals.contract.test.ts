import { expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredWeeklyGoals } from '#adapters/browser/stored-weekly-goals.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeFakeStorage, type FakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

const MAYA = memberId('maya');
const KEY = 'member-records.weekly-goal.maya';

const inBrowser = (storage: FakeStorage) => makeStoredWeeklyGoals(makeSafeStorage(() => storage));

describeContract('the weekly goals [PRG-07]', { 'of a browser, which have no double': inBrowser }, (make) => {
  it('are none at first', () => {
    expect(make(makeFakeStorage()).goalOf(MAYA)).toBeNull();
  });

  it('are there on the next page, until they are changed or taken back', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, 3);
    expect(make(storage).goalOf(MAYA)).toBe(3);
    make(storage).save(MAYA, 7);
    expect(make(storage).goalOf(MAYA)).toBe(7);
    make(storage).save(MAYA, null);
    expect(make(storage).goalOf(MAYA)).toBeNull();
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('belong to their member', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, 3);
    expect(make(storage).goalOf(memberId('noor'))).toBeNull();
  });

  it('go with the member’s other records, and stay with those of others [ACC-10]', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, 3);
    make(storage).save(memberId('noor'), 2);
    const safe = makeSafeStorage(() => storage);
    makeBrowserViewerStorage(safe, openTab(), makeRecordingReporter()).clear(MAYA);
    expect(storage.getItem(KEY)).toBeNull();
    expect(make(storage).goalOf(memberId('noor'))).toBe(2);
  });

  it.each(['', '0', '8', '2.5', 'many', 'null'])('are none where %j is stored', (stored) => {
    expect(make(makeFakeStorage({ [KEY]: stored })).goalOf(MAYA)).toBeNull();
  });
});
