import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccountSite } from '#application/account/account-site.ts';
import type { Outbox } from '#application/account/outbox.ts';
import { makeSignOut } from '#application/account/sign-out.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { asViewer, memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { storeWrites } from '#tests/builders/stored-writes.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const owner = memberId('member-1');
const never = () => new Promise<void>(() => undefined);

function setUp(viewer: Viewer = asViewer({ id: owner }), hasEnded = true) {
  const records = makeInMemoryViewerStorage();
  const addressBar = makeRecordingAddressBar();
  const order: string[] = [];
  const outbox = {
    add: () => undefined,
    writesMissingSince: () => [],
    settled$: NEVER,
    accepted$: NEVER,
    sendAll: async (id): Promise<void> => {
      order.push(`send what is left of ${id}`);
    },
  } satisfies Outbox;
  const clearing = {
    ...records,
    clear: (id: typeof owner) => {
      order.push(`clear ${id}`);
      records.clear(id);
    },
  };
  const current = {
    ...makeSettableViewer(viewer),
    endSession: async () => {
      order.push('logout');
      return hasEnded;
    },
  };
  const signingOut = new Subject<void>();
  const leaving = {
    ...addressBar,
    navigateTo: (address: string) => {
      order.push(`leave for ${address}`);
      addressBar.navigateTo(address);
    },
  };
  const site = makeAccountSite(leaving, 'https://account.test', null);
  const signOut = makeSignOut(outbox, clearing, current, site, signingOut);
  return { records, addressBar, outbox, order, signingOut, signOut };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ALL = ['send what is left of member-1', 'logout', 'clear member-1', 'leave for https://account.test'];

describe('logging out [ACC-10]', () => {
  it('sends what is pending, ends the session, removes the member’s records and leaves, in this order', async () => {
    const { order, signOut } = setUp();
    await signOut();
    expect(order).toEqual(ALL);
  });

  it('stays if the session could not be ended, and keeps nothing of the member all the same', async () => {
    const { records, order, signOut } = setUp(asViewer({ id: owner }), false);
    records.saveHistory(owner, [aWatchEntry('a', 0.5)]);
    await signOut();
    expect(order).toEqual(ALL.slice(0, 3));
    expect(records.owners()).toEqual([]);
  });

  it('notifies subscribers first, so that they can still save', async () => {
    const { order, signingOut, signOut } = setUp();
    signingOut.subscribe(() => order.push('keep the last'));
    await signOut();
    expect(order.slice(0, 2)).toEqual(['keep the last', 'send what is left of member-1']);
  });

  it('waits until pending writes have been sent', async () => {
    const { order, outbox, signOut } = setUp();
    outbox.sendAll = () => new Promise((resolve) => void setTimeout(resolve, 1000));
    void signOut();
    await vi.advanceTimersByTimeAsync(999);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(ALL.slice(1));
  });

  it('waits no longer than 3 s for a server that takes no writes', async () => {
    const { order, outbox, signOut } = setUp();
    outbox.sendAll = never;
    void signOut();
    await vi.advanceTimersByTimeAsync(2999);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(ALL.slice(1));
  });

  it('leaves no records of the member in the browser, and keeps those of the visitor', async () => {
    const { records, signOut } = setUp();
    records.saveLastMember(owner);
    records.saveHistory(owner, [aWatchEntry('a', 0.5)]);
    storeWrites(records, owner, [{ kind: 'progress', ...aWatchEntry('a', 0.5) }]);
    records.saveHistory('visitor', [aWatchEntry('b', 0.5)]);
    await signOut();
    expect(records.lastMember()).toBeNull();
    expect(records.owners()).toEqual(['visitor']);
  });

  it('ends the session and removes the records of the last member while the account is unreachable', async () => {
    const { order, signOut } = setUp({ state: 'unreachable', lastMember: { id: owner, entitlements: [] } });
    await signOut();
    expect(order).toEqual(ALL);
  });

  it.each<Viewer>([{ state: 'visitor' }, { state: 'loading' }, { state: 'unreachable', lastMember: null }])(
    'only leaves if no one is known to be signed in: $state',
    async (viewer) => {
      const { order, signOut } = setUp(viewer);
      await signOut();
      expect(order).toEqual(['leave for https://account.test']);
    },
  );
});
