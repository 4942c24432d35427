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
import { entry } from '#tests/builders/entry.ts';
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
    const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock);
    const store = makeWatchHistoryStore(viewer, records, outbox);
    viewer.askAgain();
    await settled();
    return { viewer, outbox, store };
  };
  return { server, records, network, page, open };
}

describe('the history of a member [HIS-03]', () => {
  const watchHistory = [entry('a', 0.2), entry('b', 0.6)];
  const member = aMember({ id: owner, watchHistory });

  it('is nothing before it is known who is there', async () => {
    const { server, records, open } = setUp(member);
    records.keepHistory(owner, watchHistory);
    records.keepHistory('visitor', watchHistory);
    server.answerMe(() => new Promise(() => undefined));
    expect((await open()).store.now()).toEqual([]);
  });

  it('is what the server says, whatever the browser kept', async () => {
    const { records, open } = setUp(member);
    records.keepHistory(owner, [entry('b', 0.9), entry('c', 0.5)]);
    const { store } = await open();
    expect(store.now()).toEqual(watchHistory);
    expect(records.history(owner)).toEqual(watchHistory);
  });

  it('is what the browser kept where the server does not tell it [API-07]', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: null }));
    server.answerWrites(() => 'unsent');
    records.keepHistory(owner, [entry('b', 0.9), entry('c', 0.5)]);
    records.keepPendingWrites(owner, [{ kind: 'progress', ...entry('c', 0.6) }]);
    const { store } = await open();
    expect(store.now()).toEqual([entry('c', 0.6), entry('b', 0.9)]);
    expect(records.history(owner)).toEqual(store.now());
  });

  it('has the writes that could not be sent laid over it, the newest in front', async () => {
    const { server, records, open } = setUp(member);
    server.answerWrites(() => 'unsent');
    records.keepPendingWrites(owner, [
      { kind: 'progress', ...entry('b', 0.8) },
      { kind: 'progress', ...entry('c', 0.1) },
    ]);
    expect((await open()).store.now()).toEqual([entry('c', 0.1), entry('b', 0.8), entry('a', 0.2)]);
  });

  it('moves what is saved to the front, keeps it in the browser and has it sent [HIS-01]', async () => {
    const { server, records, open } = setUp(member);
    const { store } = await open();
    const seen: WatchHistory[] = [];
    store.changes$.subscribe((history) => seen.push(history));
    store.saver()(entry('b', 0.7));
    const after = [entry('b', 0.7), entry('a', 0.2)];
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
    store.saver()(entry('c', 0.4));
    await settled();
    server.answerMe(() => member);
    server.answerWrites(() => 'taken');
    network.reconnect();
    await settled();
    expect(store.now()).toEqual([entry('c', 0.4), ...watchHistory]);
    expect(server.writes()).toEqual(['c 0.4', 'c 0.4']);
  });

  it('does not fall back to an answer that is older than a write which was taken meanwhile', async () => {
    const { server, network, open, records } = setUp(member);
    const { store } = await open();
    server.answerWrites(() => 'unsent');
    store.saver()(entry('c', 0.4));
    await settled();
    const slowAnswer = deferred<Member>();
    server.answerMe(() => slowAnswer.promise);
    server.answerWrites(() => 'taken');
    network.reconnect();
    await settled();
    slowAnswer.resolve(member);
    await settled();
    expect(store.now()).toEqual([entry('c', 0.4), ...watchHistory]);
    expect(records.pendingWrites(owner)).toEqual([]);
  });

  it('does not fall back to an answer that was asked for before a write was made and taken', async () => {
    const { server, page, open, records } = setUp(member);
    const { store } = await open();
    const slowAnswer = deferred<Member>();
    server.answerMe(() => slowAnswer.promise);
    page.restore();
    store.saver()(entry('c', 0.4));
    await settled();
    expect(records.pendingWrites(owner)).toEqual([]);
    slowAnswer.resolve(member);
    await settled();
    expect(store.now()).toEqual([entry('c', 0.4), ...watchHistory]);
  });

  it('is kept apart from that of another member', async () => {
    const { records, open } = setUp(member);
    const others = [entry('z', 0.5)];
    records.keepHistory(memberId('member-2'), others);
    const { store } = await open();
    store.saver()(entry('c', 0.1));
    expect(records.history(memberId('member-2'))).toEqual(others);
  });
});

describe('what a member has begun to watch', () => {
  const member = aMember({ id: owner });

  it('stays theirs when their session runs out meanwhile, and is sent when they are back [API-05]', async () => {
    const { server, records, open } = setUp(member);
    const { store, viewer } = await open();
    const save = store.saver();
    server.answerMe(failing('unauthorized'));
    viewer.askAgain();
    await settled();
    save(entry('c', 0.4));
    expect(records.history('visitor')).toEqual([]);
    expect(server.writes()).toEqual([]);
    server.answerMe(() => member);
    viewer.askAgain();
    await settled();
    expect(server.writes()).toEqual(['c 0.4']);
  });

  it('is nobody’s once they have logged out, here or in another tab [ACC-10]', async () => {
    const { records, open } = setUp(member);
    const { store } = await open();
    const save = store.saver();
    records.changeElsewhere(() => records.forget(owner));
    save(entry('c', 0.4));
    expect(records.owners()).toEqual([]);
  });

  it('is not sent in the name of somebody who signed in in another tab', async () => {
    const { server, records, open } = setUp(member);
    const { store } = await open();
    const save = store.saver();
    server.answerMe(() => aMember({ id: memberId('member-2') }));
    records.changeElsewhere(() => records.keepLastMember(memberId('member-2')));
    save(entry('c', 0.4));
    await settled();
    expect(server.writes()).toEqual([]);
    expect(records.pendingWrites(owner)).toEqual([{ kind: 'progress', ...entry('c', 0.4) }]);
  });
});

describe('the history of a visitor [FAV-02]', () => {
  it('is what the browser keeps, and is sent nowhere', async () => {
    const { server, records, open } = setUp(null);
    records.keepHistory('visitor', [entry('a', 0.2)]);
    const { store } = await open();
    store.saver()(entry('b', 0.3));
    await settled();
    expect(store.now()).toEqual([entry('b', 0.3), entry('a', 0.2)]);
    expect(records.history('visitor')).toEqual(store.now());
    expect(server.calls).toEqual(['me']);
  });

  it('shows no member’s', async () => {
    const { records, open } = setUp(null);
    records.keepHistory(owner, [entry('a', 0.2)]);
    expect((await open()).store.now()).toEqual([]);
  });
});

describe('the history while the account cannot be reached [ACC-08]', () => {
  const offline = () => {
    const parts = setUp(null);
    parts.server.answerMe(failing('unreachable'));
    parts.server.answerWrites(() => 'unsent');
    return parts;
  };

  it('is what the browser kept of the member who was here last, and goes on for them', async () => {
    const { records, open } = offline();
    records.keepLastMember(owner);
    records.keepHistory(owner, [entry('a', 0.2)]);
    const { store } = await open();
    expect(store.now()).toEqual([entry('a', 0.2)]);
    store.saver()(entry('b', 0.3));
    await settled();
    expect(store.now()).toEqual([entry('b', 0.3), entry('a', 0.2)]);
    expect(records.pendingWrites(owner)).toEqual([{ kind: 'progress', ...entry('b', 0.3) }]);
  });

  it('is a visitor’s where no member was here', async () => {
    const { records, open } = offline();
    records.keepHistory('visitor', [entry('a', 0.2)]);
    const { store } = await open();
    store.saver()(entry('b', 0.3));
    expect(records.history('visitor')).toEqual([entry('b', 0.3), entry('a', 0.2)]);
  });
});

describe('a change in another tab [HIS-03]', () => {
  it('shows', async () => {
    const { records, open } = setUp(null);
    const { store } = await open();
    records.changeElsewhere(() => records.keepHistory('visitor', [entry('a', 0.2)]));
    expect(store.now()).toEqual([entry('a', 0.2)]);
  });

  it('is not lost when this tab saves', async () => {
    const { records, open } = setUp(null);
    const { store } = await open();
    records.changeElsewhere(() => records.keepHistory('visitor', [entry('a', 0.2)]));
    store.saver()(entry('b', 0.3));
    expect(store.now()).toEqual([entry('b', 0.3), entry('a', 0.2)]);
  });
});

describe('a visitor’s history at sign-in [HIS-03]', () => {
  it('waits where the server does not tell what it has: it might go over it [API-07]', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: null }));
    records.keepHistory('visitor', [entry('a', 0.3)]);
    await open();
    expect(server.writes()).toEqual([]);
    expect(records.history('visitor')).toEqual([entry('a', 0.3)]);
  });

  it('becomes the member’s, as far as the server lacks it; for what it lists the server wins', async () => {
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: [entry('a', 0.2)] }));
    records.keepHistory('visitor', [entry('b', 0.3), entry('a', 0.9), entry('c', 0.4)]);
    const { store } = await open();
    expect(store.now()).toEqual([entry('b', 0.3), entry('c', 0.4), entry('a', 0.2)]);
    expect(records.history('visitor')).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['c 0.4', 'b 0.3']);
  });

  it('holds 48 with the member’s, whose oldest fall off', async () => {
    const many = Array.from({ length: 48 }, (_, index) => entry(`m${index}`, 0.5));
    const { server, records, open } = setUp(aMember({ id: owner, watchHistory: many }));
    records.keepHistory('visitor', [entry('b', 0.3)]);
    const { store } = await open();
    expect(store.now()).toEqual([entry('b', 0.3), ...many.slice(0, 47)]);
    expect(server.writes()).toEqual(['b 0.3']);
  });

  it('waits in the outbox where the server cannot take it', async () => {
    const { server, records, open } = setUp(aMember({ id: owner }));
    server.answerWrites(() => 'unsent');
    records.keepHistory('visitor', [entry('b', 0.3)]);
    await open();
    expect(records.pendingWrites(owner)).toEqual([{ kind: 'progress', ...entry('b', 0.3) }]);
    expect(records.history('visitor')).toEqual([]);
  });
});
