// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeWatchHistoryStore } from '#application/history/watch-history-store.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const member = aMember();

const NAMES = /^(?:member-records\.)?([a-z-]+)/;

/** A page that saves progress in a browser's storage. */
async function openPage(viewer = asViewer(member)) {
  const storage = makeFakeStorage();
  const records = makeBrowserViewerStorage(
    makeSafeStorage(() => storage),
    window,
    makeRecordingReporter(),
  );
  records.saveLastMember(member.id);
  const current = makeSettableViewer(viewer);
  const server = makeInMemoryAccountServer(member);
  const clock = makeFixedClock(MINUTE);
  const outbox = makeOutbox(
    server,
    records,
    current,
    makeControllablePageLifecycle(),
    makeInMemoryCrossTabLock(),
    clock,
    makeControllableNetwork(),
  );
  const save = makeWatchHistoryStore(current, records, outbox).saver();
  await settled();
  /** What is used of the storage until nothing is left to do, by the names of the records. */
  const usesOf = async (share: number) => {
    const uses = (['getItem', 'setItem', 'removeItem'] as const).map((use) => vi.spyOn(storage, use));
    save(aWatchEntry('a', share));
    await settled();
    const [reads, writes, removals] = uses.map(({ mock }) => mock.calls.map(([key]) => NAMES.exec(key)?.[1]));
    for (const use of uses) use.mockRestore();
    return { reads, writes, removals };
  };
  return { usesOf, clock, sent: () => server.writes() };
}

const MINUTE = 60_000;

describe('a saved position uses the storage', () => {
  it('for 5 reads and 4 values of a member, until the server has taken it', async () => {
    const { usesOf, sent } = await openPage();
    expect(await usesOf(0.5)).toEqual({
      reads: ['times-forgotten', 'history', 'last-member', 'write', 'write'],
      writes: ['history', 'write', 'write', 'write'],
      removals: [],
    });
    expect(sent()).toEqual(['a 0.5']);
  });

  it('for 8 reads and 4 values a minute later, when it removes the earlier position', async () => {
    const { usesOf, clock, sent } = await openPage();
    await usesOf(0.5);
    clock.set(2 * MINUTE);
    expect(await usesOf(0.6)).toEqual({
      reads: ['times-forgotten', 'history', 'write', 'last-member', 'write', 'write', 'write', 'write'],
      writes: ['history', 'write', 'write', 'write'],
      removals: ['write'],
    });
    expect(sent()).toEqual(['a 0.5', 'a 0.6']);
  });

  it('for one read and one value of a visitor', async () => {
    const { usesOf, sent } = await openPage(aVisitor);
    expect(await usesOf(0.5)).toEqual({ reads: ['history'], writes: ['history'], removals: [] });
    expect(sent()).toEqual([]);
  });
});
