import { describe, expect, it, vi } from 'vitest';
import { makeCurrentViewer } from '#application/account/current-viewer.ts';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeStartSession } from '#application/account/start-session.ts';
import { makeFavoritesStore } from '#application/favorites/favorites-store.ts';
import { makeFinishedWorkouts } from '#application/history/finished-workouts.ts';
import { makeWatchHistoryStore } from '#application/history/watch-history-store.ts';
import { aMember } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { entry } from '#tests/builders/entry.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

describe('the start of a session [ACC-08, API-05]', () => {
  it('requests the viewer once, after everything that uses the response has subscribed', async () => {
    const server = makeInMemoryAccountServer(aMember({ watchHistory: [entry('a', 0.2)] }));
    const me = vi.spyOn(server, 'me');
    const records = makeInMemoryViewerStorage();
    const page = makeControllablePageLifecycle();
    const clock = makeFixedClock();
    const network = makeControllableNetwork();
    const viewer = makeCurrentViewer(server, records, network, page, clock);
    const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock, network);
    const history = makeWatchHistoryStore(viewer, records, outbox);
    const favorites = makeFavoritesStore(viewer, records, outbox, 50);
    const finished = makeFinishedWorkouts(viewer, records, outbox, clock);
    const startSession = makeStartSession(outbox, history, favorites, viewer, finished);
    await settled();
    expect(me).not.toHaveBeenCalled();
    startSession();
    await settled();
    expect(me).toHaveBeenCalledOnce();
    expect(history.now()).toEqual([entry('a', 0.2)]);
  });
});
