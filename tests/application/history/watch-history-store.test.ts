import { describe, expect, it } from 'vitest';
import { makeCurrentViewer } from '#application/account/current-viewer.ts';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeWatchHistoryStore } from '#application/history/watch-history-store.ts';
import type { Member } from '#domain/account/viewer.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { aMember, memberId } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { pendingIn, storeWrites } from '#tests/builders/stored-writes.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { settled } from '#tests/builders/settled.ts';
import { failing, makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

const owner = memberId('member-1');

function setUp(person: Member | null) {
  const server = makeInMemoryAccountServer(person);
  const records = makeInMemoryViewerStorage();
  const network = makeControllableNetwork();
  const page = makeControllablePageLifecycle();
  const clock = makeFixedClock();
  const open = async () => {
    const viewer = makeCurrentViewer(server, records, network, page, clock);
    const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock, network);
    const store = makeWatchHistoryStore(viewer, records, outbox);
    void viewer.refresh();
    await settled();
    return { viewer, outbox, store };
  };
  return { server, records, network, page, open };
}

describe('the history of a member [HIS-03]', () => {
  const watchHistory = [aWatchEntry('a', 0.2), aWatchEntry('b', 0.6)];
  const member = aMember({ id: owner, watchHistory });

  it('is empty before the session is known', async () => {
    const { server, records, open } = setUp(member);
    records.saveHistory(owner, watchHistory);
    records.saveHistory('visitor', watchHistory);
    server.answerMe(() => new Promise(() => undefined));
    expect((await open()).store.now()).toEqual([]);
  });

  it('is the server’s, whatever the browser has stored', async () => {
    const { records, open } = setUp(member);
    records.saveHistory(owner, [aWatchEntry('b', 0.9), aWatchEntry('c', 0.5)]);
    const { store } = await open();
    expect(store.now()).toEqual(watchHistory);
    expect(records.history(owner)).toEqual(watchHistory);
  });

  it('is the stored one if the server does not return it [API-07]', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: null }));
    server.answerWrites(() => 'unsent');
    records.saveHistory(owner, [aWatchEntry('b', 0.9), aWatchEntry('c', 0.5)]);
    storeWrites(records, owner, [{ kind: 'progress', ...aWatchEntry('c', 0.6) }]);
    const { store } = await open();
    expect(store.now()).toEqual([aWatchEntry('c', 0.6), aWatchEntry('b', 0.9)]);
    expect(records.history(owner)).toEqual(store.now());
  });

  it('includes the writes that could not be sent, newest first', async () => {
    const { server, records, open } = setUp(member);
    server.answerWrites(() => 'unsent');
    storeWrites(records, owner, [
      { kind: 'progress', ...aWatchEntry('b', 0.8) },
      { kind: 'progress', ...aWatchEntry('c', 0.1) },
    ]);
    expect((await open()).store.now()).toEqual([
      aWatchEntry('c', 0.1),
      aWatchEntry('b', 0.8),
      aWatchEntry('a', 0.2),
    ]);
  });

  it('moves a saved item to the front, stores it in the browser and sends it [HIS-01]', async () => {
    const { server, records, open } = setUp(member);
    const { store } = await open();
    const seen: WatchHistory[] = [];
    store.changes$.subscribe((history) => seen.push(history));
    store.saver()(aWatchEntry('b', 0.7));
    const after = [aWatchEntry('b', 0.7), aWatchEntry('a', 0.2)];
    expect(store.now()).toEqual(after);
    expect(seen).toEqual([watchHistory, after]);
    expect(records.history(owner)).toEqual(after);
    expect(server.writes()).toEqual(['b 0.7']);
  });

  it('loses nothing that was watched offline', async () => {
    const { server, network, open } = setUp(member);
    const { store } = await open();
    server.answerWrites(() => 'unsent');
    server.answerMe(failing('unreachable'));
    store.saver()(aWatchEntry('c', 0.4));
    await settled();
    server.answerMe(() => member);
    server.answerWrites(() => 'taken');
    network.reconnect();
    await settled();
    expect(store.now()).toEqual([aWatchEntry('c', 0.4), ...watchHistory]);
    expect(server.writes()).toEqual(['c 0.4', 'c 0.4']);
  });

  it('does not revert to a response that is older than a write taken in the meantime', async () => {
    const { server, network, open, records } = setUp(member);
    const { store } = await open();
    server.answerWrites(() => 'unsent');
    store.saver()(aWatchEntry('c', 0.4));
    await settled();
    const slowAnswer = deferred<Member>();
    server.answerMe(() => slowAnswer.promise);
    server.answerWrites(() => 'taken');
    network.reconnect();
    await settled();
    slowAnswer.resolve(member);
    await settled();
    expect(store.now()).toEqual([aWatchEntry('c', 0.4), ...watchHistory]);
    expect(pendingIn(records, owner)).toEqual([]);
  });

  it('does not revert to a response that was requested before a write was made and taken', async () => {
    const { server, page, open, records } = setUp(member);
    const { store } = await open();
    const slowAnswer = deferred<Member>();
    server.answerMe(() => slowAnswer.promise);
    page.restore();
    store.saver()(aWatchEntry('c', 0.4));
    await settled();
    expect(pendingIn(records, owner)).toEqual([]);
    slowAnswer.resolve(member);
    await settled();
    expect(store.now()).toEqual([aWatchEntry('c', 0.4), ...watchHistory]);
  });

  it('is separate from that of another member', async () => {
    const { records, open } = setUp(member);
    const others = [aWatchEntry('z', 0.5)];
    records.saveHistory(memberId('member-2'), others);
    const { store } = await open();
    store.saver()(aWatchEntry('c', 0.1));
    expect(records.history(memberId('member-2'))).toEqual(others);
  });
});

describe('what a member has started to watch', () => {
  const member = aMember({ id: owner });

  it('remains theirs if their session expires in the meantime, and is sent when they are back [API-05]', async () => {
    const { server, records, open } = setUp(member);
    const { store, viewer } = await open();
    const save = store.saver();
    server.answerMe(failing('unauthorized'));
    void viewer.refresh();
    await settled();
    save(aWatchEntry('c', 0.4));
    expect(store.now()).toEqual([]);
    expect(records.history('visitor')).toEqual([]);
    expect(server.writes()).toEqual([]);
    server.answerMe(() => member);
    void viewer.refresh();
    await settled();
    expect(server.writes()).toEqual(['c 0.4']);
  });

  it('belongs to no one after they log out, here or in another tab [ACC-10]', async () => {
    const { records, open } = setUp(member);
    const { store } = await open();
    const save = store.saver();
    records.changeElsewhere(() => records.clear(owner));
    save(aWatchEntry('c', 0.4));
    expect(records.owners()).toEqual([]);
  });

  it('is not sent on behalf of someone who signed in in another tab', async () => {
    const { server, records, open } = setUp(member);
    const { store } = await open();
    const save = store.saver();
    server.answerMe(() => aMember({ id: memberId('member-2') }));
    records.changeElsewhere(() => records.saveLastMember(memberId('member-2')));
    save(aWatchEntry('c', 0.4));
    await settled();
    expect(server.writes()).toEqual([]);
    expect(pendingIn(records, owner)).toMatchObject([{ kind: 'progress', ...aWatchEntry('c', 0.4) }]);
  });
});

describe('what the server shows before a save [API-05]', () => {
  const full = Array.from({ length: 48 }, (_, index) => aWatchEntry(`item-${index}`, 0.5));
  it.each<[string, WatchHistory | null, string, readonly unknown[] | undefined]>([
    ['the progress in its list', [aWatchEntry('b', 0.6), aWatchEntry('c', 0.1)], 'c', [0.1]],
    ['nothing for an item that is not in its list', [aWatchEntry('b', 0.6)], 'c', [null]],
    ['the progress in a full list', full, 'item-47', [0.5]],
    ['unknown for an item that a full list may have dropped', full, 'c', undefined],
    ['unknown if it does not send its list [API-07]', null, 'c', undefined],
  ])('is %s', async (_, watchHistory, id, before) => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory }));
    server.answerWrites(() => 'unsent');
    const { store } = await open();
    store.saver()(aWatchEntry(id, 0.9));
    expect(pendingIn(records, owner).map((write) => write.before)).toEqual([before]);
  });

  it('is what was stored last while the account is unreachable', async () => {
    const { server, records, open } = setUp(null);
    server.answerMe(failing('unreachable'));
    server.answerWrites(() => 'unsent');
    records.saveLastMember(owner);
    records.saveHistory(owner, [aWatchEntry('a', 0.2)]);
    const { store } = await open();
    store.saver()(aWatchEntry('a', 0.3));
    expect(pendingIn(records, owner).map((write) => write.before)).toEqual([[0.2]]);
  });
});

describe('a change of a favorite that could not be sent yet', () => {
  it('changes nothing in the history', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: [aWatchEntry('a', 0.2)] }));
    server.answerWrites(() => 'unsent');
    storeWrites(records, owner, [{ kind: 'favorite', mediaId: aWatchEntry('b', 0).mediaId, wanted: true }]);
    expect((await open()).store.now()).toEqual([aWatchEntry('a', 0.2)]);
  });
});

describe('what somebody watches who is not known yet', () => {
  it('is a visitor’s, if nobody was signed in before', async () => {
    const { server, records, open } = setUp(null);
    server.answerMe(() => new Promise(() => undefined));
    const { store } = await open();
    store.saver()(aWatchEntry('a', 0.3));
    expect(records.history('visitor')).toEqual([aWatchEntry('a', 0.3)]);
  });
});

describe('the history of a visitor [FAV-02]', () => {
  it('is stored in the browser, and not sent', async () => {
    const { server, records, open } = setUp(null);
    records.saveHistory('visitor', [aWatchEntry('a', 0.2)]);
    const { store } = await open();
    store.saver()(aWatchEntry('b', 0.3));
    await settled();
    expect(store.now()).toEqual([aWatchEntry('b', 0.3), aWatchEntry('a', 0.2)]);
    expect(records.history('visitor')).toEqual(store.now());
    expect(server.calls).toEqual(['me']);
  });

  it('contains nothing of a member', async () => {
    const { records, open } = setUp(null);
    records.saveHistory(owner, [aWatchEntry('a', 0.2)]);
    expect((await open()).store.now()).toEqual([]);
  });
});

describe('the history while the account is unreachable [ACC-08]', () => {
  const offline = () => {
    const parts = setUp(null);
    parts.server.answerMe(failing('unreachable'));
    parts.server.answerWrites(() => 'unsent');
    return parts;
  };

  it('is the stored one of the last member, and continues for them', async () => {
    const { records, open } = offline();
    records.saveLastMember(owner);
    records.saveHistory(owner, [aWatchEntry('a', 0.2)]);
    const { store } = await open();
    expect(store.now()).toEqual([aWatchEntry('a', 0.2)]);
    store.saver()(aWatchEntry('b', 0.3));
    await settled();
    expect(store.now()).toEqual([aWatchEntry('b', 0.3), aWatchEntry('a', 0.2)]);
    expect(pendingIn(records, owner)).toMatchObject([{ kind: 'progress', ...aWatchEntry('b', 0.3) }]);
  });

  it('is a visitor’s if there was no member', async () => {
    const { records, open } = offline();
    records.saveHistory('visitor', [aWatchEntry('a', 0.2)]);
    const { store } = await open();
    store.saver()(aWatchEntry('b', 0.3));
    expect(records.history('visitor')).toEqual([aWatchEntry('b', 0.3), aWatchEntry('a', 0.2)]);
  });
});

describe('a change in another tab [HIS-03]', () => {
  it('is shown', async () => {
    const { records, open } = setUp(null);
    const { store } = await open();
    records.changeElsewhere(() => records.saveHistory('visitor', [aWatchEntry('a', 0.2)]));
    expect(store.now()).toEqual([aWatchEntry('a', 0.2)]);
  });

  it('is not lost when this tab saves', async () => {
    const { records, open } = setUp(null);
    const { store } = await open();
    records.changeElsewhere(() => records.saveHistory('visitor', [aWatchEntry('a', 0.2)]));
    store.saver()(aWatchEntry('b', 0.3));
    expect(store.now()).toEqual([aWatchEntry('b', 0.3), aWatchEntry('a', 0.2)]);
  });
});

describe('a visitor’s history at sign-in [HIS-03]', () => {
  it('waits if the server does not return its history, which might be overwritten [API-07]', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: null }));
    records.saveHistory('visitor', [aWatchEntry('a', 0.3)]);
    await open();
    expect(server.writes()).toEqual([]);
    expect(records.history('visitor')).toEqual([aWatchEntry('a', 0.3)]);
  });

  it('becomes the member’s for items that the server lacks; for the others the server wins', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: [aWatchEntry('a', 0.2)] }));
    records.saveHistory('visitor', [aWatchEntry('b', 0.3), aWatchEntry('a', 0.9), aWatchEntry('c', 0.4)]);
    const { store } = await open();
    expect(store.now()).toEqual([aWatchEntry('b', 0.3), aWatchEntry('c', 0.4), aWatchEntry('a', 0.2)]);
    expect(records.history('visitor')).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['c 0.4', 'b 0.3']);
  });

  it('is limited to 48 together with the member’s, whose oldest entries are removed', async () => {
    const many = Array.from({ length: 48 }, (_, index) => aWatchEntry(`m${index}`, 0.5));
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: many }));
    records.saveHistory('visitor', [aWatchEntry('b', 0.3)]);
    const { store } = await open();
    expect(store.now()).toEqual([aWatchEntry('b', 0.3), ...many.slice(0, 47)]);
    expect(server.writes()).toEqual(['b 0.3']);
  });

  it('waits in the outbox if the server cannot take it', async () => {
    const { server, records, open } = setUp(aMember({ id: owner }));
    server.answerWrites(() => 'unsent');
    records.saveHistory('visitor', [aWatchEntry('b', 0.3)]);
    await open();
    expect(pendingIn(records, owner)).toMatchObject([{ kind: 'progress', ...aWatchEntry('b', 0.3) }]);
    expect(records.history('visitor')).toEqual([]);
  });
});
