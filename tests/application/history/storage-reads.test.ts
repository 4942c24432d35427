// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeWatchHistoryStore } from '#application/history/watch-history-store.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { entry } from '#tests/builders/entry.ts';
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

/** Saves progress in a browser's storage, and returns what is read until nothing is left to do, by record. */
async function readsOf(viewer = asViewer(member)) {
  const storage = makeFakeStorage();
  const records = makeBrowserViewerStorage(
    makeSafeStorage(() => storage),
    window,
    makeRecordingReporter(),
  );
  records.saveLastMember(member.id);
  const current = makeSettableViewer(viewer);
  const page = makeControllablePageLifecycle();
  const server = makeInMemoryAccountServer(member);
  const outbox = makeOutbox(
    server,
    records,
    current,
    page,
    makeInMemoryCrossTabLock(),
    makeFixedClock(),
    makeControllableNetwork(),
  );
  const save = makeWatchHistoryStore(current, records, outbox).saver();
  await settled();
  const getItem = vi.spyOn(storage, 'getItem');
  save(entry('a', 0.5));
  await settled();
  const reads = getItem.mock.calls.map(([key]) => key.replace(/member-records\.|\.(member-1|visitor)$/g, ''));
  return { reads, sent: server.writes() };
}

describe('a saved position reads the storage', () => {
  it('8 times for a member, until the server has taken it', async () => {
    const { reads, sent } = await readsOf();
    expect(sent).toEqual(['a 0.5']);
    expect(reads).toEqual([
      'times-forgotten',
      'history',
      'pending-writes',
      'last-member',
      'pending-writes',
      'times-forgotten',
      'taken-writes',
      'pending-writes',
    ]);
  });

  it('once for a visitor', async () => {
    const { reads, sent } = await readsOf(aVisitor);
    expect(sent).toEqual([]);
    expect(reads).toEqual(['history']);
  });
});
