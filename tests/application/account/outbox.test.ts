import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOutbox } from '#application/account/outbox.ts';
import { asSent } from '#application/account/reconcile-writes.ts';
import type { MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import type { ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { applyFavoriteChange, type FavoriteChange, type Favorites } from '#domain/favorites/favorites.ts';
import { progress } from '#domain/progress/progress.ts';
import { aMember, asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { deferred, type Deferred } from '#tests/builders/deferred.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { pendingIn, storeWrites } from '#tests/builders/stored-writes.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

const owner = memberId('member-1');

/** The pending writes in storage, without what is only known about them here. */
const stored = (records: ViewerStorage, who: MemberId) => pendingIn(records, who).map(asSent);
const write = (id: string, fraction: number): MemberWrite => ({
  kind: 'progress',
  ...aWatchEntry(id, fraction),
});

const mark = (id: string): MemberWrite => ({ kind: 'favorite', mediaId: mediaId(id), wanted: true });
const unmark = (id: string): MemberWrite => ({ kind: 'favorite', mediaId: mediaId(id), wanted: false });
const clearing: MemberWrite = { kind: 'clear-favorites' };

function setUp() {
  const server = makeInMemoryAccountServer(aMember());
  const records = makeInMemoryViewerStorage();
  records.saveLastMember(owner);
  const crossTabLock = makeInMemoryCrossTabLock();
  const viewer = makeSettableViewer(asViewer({ id: owner }));
  /** The connection is back, and the server has identified the viewer again. */
  const reconnect = () => viewer.become(viewer.now());
  const page = makeControllablePageLifecycle();
  const network = makeControllableNetwork();
  const clock = makeFixedClock();
  const open = () => makeOutbox(server, records, viewer, page, crossTabLock, clock, network);
  /** Makes each write wait for a response from the test, in the order of sending. */
  const held: Deferred<WriteOutcome>[] = [];
  const holdWrites = () =>
    server.answerWrites(() => {
      const answer = deferred<WriteOutcome>();
      held.push(answer);
      return answer.promise;
    });
  const answer = async (outcome: WriteOutcome) => {
    held.shift()?.resolve(outcome);
    await settled();
  };
  return { server, records, viewer, reconnect, page, network, clock, open, holdWrites, answer };
}

describe('a write [API-05]', () => {
  it('is sent immediately, and stored until the server has taken it', async () => {
    const { server, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    expect(server.writes()).toEqual(['a 0.5']);
    expect(stored(records, owner)).toEqual([write('a', 0.5)]);
    await answer('taken');
    expect(stored(records, owner)).toEqual([]);
  });

  it('is stored in the browser before it is sent', () => {
    const { server, records, open } = setUp();
    const keptWhenSent: unknown[] = [];
    server.answerWrites(() => {
      keptWhenSent.push(...stored(records, owner));
      return 'taken';
    });
    open().add(owner, write('a', 0.5));
    expect(keptWhenSent).toEqual([write('a', 0.5)]);
  });

  it('is removed if the server refuses it permanently', async () => {
    const { server, open, records } = setUp();
    server.answerWrites(() => 'refused');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(stored(records, owner)).toEqual([]);
  });

  it('remains if it could not be sent, and is not retried endlessly', async () => {
    const { server, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(stored(records, owner)).toEqual([write('a', 0.5)]);
    expect(server.writes()).toEqual(['a 0.5']);
  });

  it('remains if the session has ended, and has the viewer asked for once until a write is settled', async () => {
    const { server, open, records, viewer } = setUp();
    const refresh = vi.spyOn(viewer, 'refresh');
    server.answerWrites(() => 'signed-out');
    const outbox = open();
    const add = async (id: string) => {
      outbox.add(owner, write(id, 0.5));
      await settled();
      return refresh.mock.calls.length;
    };
    expect([await add('a'), await add('b')]).toEqual([1, 1]);
    expect(stored(records, owner)).toEqual([write('a', 0.5), write('b', 0.5)]);
    server.answerWrites(() => 'taken');
    expect(await add('c')).toBe(1);
    server.answerWrites(() => 'signed-out');
    expect(await add('d')).toBe(2);
    expect(stored(records, owner)).toEqual([write('d', 0.5)]);
  });

  it('is announced with what is left to be sent if the server has taken it, and not if it has refused it', async () => {
    const { server, open } = setUp();
    const accepted: unknown[] = [];
    const outbox = open();
    outbox.accepted$.subscribe(({ writes }) => accepted.push(writes.map(asSent)));
    server.answerWrites(() => 'refused');
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(accepted).toEqual([]);
    server.answerWrites(({ kind }) => (kind === 'progress' ? 'unsent' : 'taken'));
    outbox.add(owner, write('b', 0.5));
    await settled();
    outbox.add(owner, mark('c'));
    await settled();
    expect(accepted).toEqual([[mark('c'), write('b', 0.5)]]);
  });

  it('does not affect the writes of other members', async () => {
    const { records, open } = setUp();
    storeWrites(records, memberId('member-2'), [write('a', 0.5)]);
    open().add(owner, write('a', 0.5));
    await settled();
    expect(stored(records, memberId('member-2'))).toEqual([write('a', 0.5)]);
  });
});

describe('writes that could not be sent [API-05]', () => {
  const left = [write('a', 0.5), write('b', 0.3)];

  it('are sent at start, once the member is known to be signed in', async () => {
    const { server, records, viewer, open } = setUp();
    viewer.become({ state: 'loading' });
    storeWrites(records, owner, left);
    open();
    await settled();
    expect(server.writes()).toEqual([]);
    viewer.become(asViewer({ id: owner }));
    await settled();
    expect(server.writes()).toEqual(['a 0.5', 'b 0.3']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('are sent at sign-in, and only those of the member', async () => {
    const { server, records, viewer, open } = setUp();
    viewer.become(aVisitor);
    storeWrites(records, owner, left);
    storeWrites(records, memberId('member-2'), [write('c', 0.1)]);
    open();
    await settled();
    expect(server.writes()).toEqual([]);
    records.saveLastMember(memberId('member-2'));
    viewer.become(asViewer({ id: memberId('member-2') }));
    await settled();
    expect(server.writes()).toEqual(['c 0.1']);
    expect(stored(records, owner)).toEqual(left);
  });

  it('are sent on reconnection', async () => {
    const { server, reconnect, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    server.answerWrites(() => 'taken');
    reconnect();
    await settled();
    expect(server.writes()).toEqual(['a 0.5', 'a 0.5']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('are not sent on the reconnection of a visitor', async () => {
    const { server, records, viewer, reconnect, open } = setUp();
    viewer.become(aVisitor);
    storeWrites(records, owner, left);
    open();
    reconnect();
    await settled();
    expect(server.writes()).toEqual([]);
  });

  it('are not sent again while they are in flight', async () => {
    const { server, reconnect, open, holdWrites } = setUp();
    holdWrites();
    open().add(owner, write('a', 0.5));
    reconnect();
    reconnect();
    await settled();
    expect(server.writes()).toEqual(['a 0.5']);
  });
});

describe('writes of two tabs [HIS-03]', () => {
  it('are all sent', async () => {
    const { server, records, open, holdWrites, answer } = setUp();
    holdWrites();
    const [one, other] = [open(), open()];
    one.add(owner, mark('a'));
    other.add(owner, mark('b'));
    await answer('taken');
    await answer('taken');
    expect(server.writes()).toEqual(['+a', '+b']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('are sent one after another: an older one cannot arrive after a newer one', async () => {
    const { server, records, open, holdWrites, answer } = setUp();
    holdWrites();
    const [here, there] = [open(), open()];
    here.add(owner, mark('a'));
    there.add(owner, unmark('a'));
    await settled();
    expect(server.writes()).toEqual(['+a']);
    await answer('taken');
    expect(server.writes()).toEqual(['+a', '-a']);
    await answer('taken');
    expect(stored(records, owner)).toEqual([]);
  });

  it('are not sent for anyone but the last member', async () => {
    const { server, records, open } = setUp();
    const outbox = open();
    records.saveLastMember(memberId('member-2'));
    outbox.add(owner, mark('a'));
    await outbox.sendAll(owner);
    expect(server.writes()).toEqual([]);
    expect(stored(records, owner)).toEqual([mark('a')]);
  });
});

describe('a settled write [API-05]', () => {
  it.each<[WriteOutcome, number]>([
    ['taken', 1],
    ['refused', 1],
    ['unsent', 0],
    ['unknown', 0],
  ])('is announced: %s, %d times', async (outcome, times) => {
    const { server, open } = setUp();
    server.answerWrites(() => outcome);
    const outbox = open();
    let announced = 0;
    outbox.settled$.subscribe(() => (announced += 1));
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(announced).toBe(times);
  });
});

describe('when the page is left [API-05]', () => {
  it('everything pending is sent immediately', async () => {
    const { server, page, open, holdWrites } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.2));
    outbox.add(owner, mark('c'));
    outbox.add(owner, unmark('d'));
    page.leave();
    outbox.add(owner, write('e', 0.3));
    expect(server.writes()).toEqual(['a 0.1', '+c', 'b 0.2', '-d', 'e 0.3']);
  });

  it('except what follows a clearing, which might arrive before it', async () => {
    const { server, page, open, holdWrites, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, mark('a'));
    outbox.add(owner, clearing);
    outbox.add(owner, mark('b'));
    page.leave();
    expect(server.writes()).toEqual(['+a', 'clear']);
    expect(stored(records, owner)).toEqual([clearing, mark('b')]);
  });

  it('nothing is sent if somebody else has signed in in another tab', () => {
    const { server, records, page, open } = setUp();
    open();
    storeWrites(records, owner, [write('a', 0.1)]);
    records.saveLastMember(memberId('member-2'));
    page.leave();
    expect(server.writes()).toEqual([]);
    expect(stored(records, owner)).toEqual([write('a', 0.1)]);
  });

  it('nothing is sent if no one is known to be signed in', async () => {
    const { server, records, viewer, page, open } = setUp();
    viewer.become(aVisitor);
    storeWrites(records, owner, [write('a', 0.1)]);
    open();
    page.leave();
    expect(server.writes()).toEqual([]);
  });
});

describe('what a response may not contain [HIS-03]', () => {
  it('is what was taken after it was requested, and what is still to be sent', async () => {
    const { server, records, viewer, page, network } = setUp();
    const clock = makeFixedClock(1000);
    const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock, network);
    outbox.add(owner, mark('a'));
    await settled();
    clock.set(2000);
    outbox.add(owner, mark('b'));
    await settled();
    server.answerWrites(() => 'unsent');
    outbox.add(owner, mark('c'));
    await settled();
    expect(outbox.writesMissingSince(owner, 1001)).toEqual([mark('b'), mark('c')]);
    expect(outbox.writesMissingSince(owner, 1000)).toEqual([mark('a'), mark('b'), mark('c')]);
  });

  it('is not what the server refused, nor stored for longer than a response takes', async () => {
    const { server, records, viewer, page, network } = setUp();
    const clock = makeFixedClock();
    const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock, network);
    outbox.add(owner, mark('a'));
    await settled();
    server.answerWrites(() => 'refused');
    outbox.add(owner, mark('b'));
    await settled();
    expect(outbox.writesMissingSince(owner, 0)).toEqual([mark('a')]);
    clock.set(30_000);
    server.answerWrites(() => 'taken');
    outbox.add(owner, mark('c'));
    await settled();
    expect(records.writes(owner)).toMatchObject([
      { ...mark('c'), settled: { at: 30_000, isAccepted: true } },
    ]);
  });
});

describe('the newest write for an item [API-05]', () => {
  it('replaces the older one, and becomes the last of all', async () => {
    const { server, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.2));
    outbox.add(owner, write('a', 0.3));
    await settled();
    expect(stored(records, owner)).toEqual([write('b', 0.2), write('a', 0.3)]);
  });

  it('waits for the older one to settle, so that it arrives last', async () => {
    const { server, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    outbox.add(owner, write('a', 0.3));
    expect(server.writes()).toEqual(['a 0.1']);
    await answer('taken');
    expect(server.writes()).toEqual(['a 0.1', 'a 0.3']);
    expect(stored(records, owner)).toEqual([write('a', 0.3)]);
    await answer('taken');
    expect(stored(records, owner)).toEqual([]);
  });

  it.each(['refused', 'unsent'] as const)('is sent even if the older one was %s', async (outcome) => {
    const { server, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    await answer(outcome);
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
    await answer('taken');
    expect(stored(records, owner)).toEqual([]);
  });

  it('waits for earlier progress of other items, so that the server has the same order', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.1));
    expect(server.writes()).toEqual(['a 0.1']);
    await answer('taken');
    expect(server.writes()).toEqual(['a 0.1', 'b 0.1']);
  });

  it('is sent even if an earlier one failed', async () => {
    const { server, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.1));
    await answer('unsent');
    await answer('taken');
    expect(server.writes()).toEqual(['a 0.1', 'b 0.1']);
    expect(stored(records, owner)).toEqual([write('a', 0.1)]);
  });

  it('does not wait for favorites', () => {
    const { server, open, holdWrites } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, mark('a'));
    outbox.add(owner, write('b', 0.1));
    expect(server.writes()).toEqual(['+a', 'b 0.1']);
  });

  it('is never followed by an older one, however slowly the server responds and whatever it refuses', async () => {
    const outcome = fc.constantFrom<WriteOutcome>('taken', 'refused', 'unsent');
    const step = fc.oneof(
      fc.constant('save' as const),
      fc.constant('reconnect' as const),
      outcome.map((answered) => ({ answered })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, reconnect, open, holdWrites, answer, records } = setUp();
        holdWrites();
        const outbox = open();
        let saves = 0;
        for (const each of steps) {
          if (each === 'save') outbox.add(owner, write('a', (saves += 1) / 100));
          else if (each === 'reconnect') reconnect();
          else await answer(each.answered);
        }
        const shares = server.writes().map((sent) => Number(sent.replace('a ', '')));
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect([[], [write('a', saves / 100)]]).toContainEqual(stored(records, owner));
      }),
    );
  });
});

describe('a page that is being left', () => {
  it('sends immediately, even while an older write is in flight', async () => {
    const { server, page, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    page.leave();
    outbox.add(owner, write('a', 0.2));
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
    await answer('taken');
    expect(stored(records, owner)).toEqual([write('a', 0.2)]);
    await answer('taken');
    expect(stored(records, owner)).toEqual([]);
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
  });

  it('sends in order again after it is restored', () => {
    const { server, page, open, holdWrites } = setUp();
    holdWrites();
    const outbox = open();
    page.leave();
    page.restore();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    expect(server.writes()).toEqual(['a 0.1']);
  });
});

describe('sending everything pending [ACC-10]', () => {
  it('settles when each write was taken, was refused or has failed', async () => {
    const { server, records, open } = setUp();
    const outcomes = new Map<string, WriteOutcome>([
      ['a', 'taken'],
      ['b', 'refused'],
      ['c', 'unsent'],
    ]);
    server.answerWrites((sent) => outcomes.get('mediaId' in sent ? sent.mediaId : '') ?? 'taken');
    storeWrites(records, owner, [write('a', 0.1), write('b', 0.1), write('c', 0.1)]);
    const outbox = open();
    await outbox.sendAll(owner);
    expect(stored(records, owner)).toEqual([write('c', 0.1)]);
  });

  it('asks the server for the viewer only if the outcome of a write is unknown', async () => {
    const { records, viewer, open } = setUp();
    const refresh = vi.spyOn(viewer, 'refresh');
    const outbox = open();
    storeWrites(records, owner, [write('a', 0.1)]);
    await outbox.sendAll(owner);
    expect(refresh).not.toHaveBeenCalled();
    storeWrites(records, owner, [{ ...write('a', 0.1), sentAt: 0 }]);
    await outbox.sendAll(owner);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('waits for what is already in flight, and for what follows it', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    let done = false;
    void outbox.sendAll(owner).then(() => (done = true));
    await settled();
    expect(done).toBe(false);
    await answer('taken');
    expect(done).toBe(false);
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
    await answer('taken');
    expect(done).toBe(true);
  });

  it('does not restore what was removed while it was in flight', async () => {
    const { records, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    void outbox.sendAll(owner);
    records.clear(owner);
    await answer('taken');
    expect(records.owners()).toEqual([]);
  });
});

describe('writes of favorites [API-05, FAV-01, FAV-05]', () => {
  it('are sent in order, one at a time', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    for (const each of [mark('a'), mark('b'), unmark('c')]) outbox.add(owner, each);
    expect(server.writes()).toEqual(['+a']);
    await answer('taken');
    await answer('taken');
    expect(server.writes()).toEqual(['+a', '+b', '-c']);
  });

  it('replace the older one of the same item', async () => {
    const { server, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    for (const each of [mark('a'), mark('b'), unmark('a')]) outbox.add(owner, each);
    await settled();
    expect(stored(records, owner)).toEqual([mark('b'), unmark('a')]);
  });

  it('are replaced by a clearing, which does not affect progress', async () => {
    const { server, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    for (const each of [mark('a'), write('a', 0.5), clearing, unmark('b'), clearing]) outbox.add(owner, each);
    await settled();
    expect(stored(records, owner)).toEqual([write('a', 0.5), clearing]);
  });

  it('wait for a clearing that could not be sent', async () => {
    const { server, reconnect, open, records } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    for (const each of [clearing, mark('a')]) outbox.add(owner, each);
    await settled();
    expect(server.writes()).not.toContain('+a');
    server.answerWrites(() => 'taken');
    reconnect();
    await settled();
    expect(server.writes().slice(-2)).toEqual(['clear', '+a']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('remain pending when an identical one from before a clearing is taken', async () => {
    const { server, open, holdWrites, answer, records } = setUp();
    holdWrites();
    const outbox = open();
    for (const each of [mark('a'), clearing, mark('a')]) outbox.add(owner, each);
    await answer('taken');
    expect(stored(records, owner)).toEqual([clearing, mark('a')]);
    await answer('taken');
    await answer('taken');
    expect(server.writes()).toEqual(['+a', 'clear', '+a']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('leave the server with the same favorites, whatever it refuses', async () => {
    const outcome = fc.constantFrom<WriteOutcome>('taken', 'unsent');
    const items = ['a', 'b', 'c'];
    const step = fc.oneof(
      fc.constantFrom(...items.flatMap((id) => [mark(id), unmark(id)]), clearing),
      fc.constant('reconnect' as const),
      outcome.map((answered) => ({ answered })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, viewer, records, page, network } = setUp();
        const held: { write: FavoriteChange; result: Deferred<WriteOutcome> }[] = [];
        server.answerWrites((sent) => {
          const result = deferred<WriteOutcome>();
          if (sent.kind !== 'progress') held.push({ write: sent, result });
          return result.promise;
        });
        let [here, there]: [Favorites, Favorites] = [[], []];
        const answer = async (outcome: WriteOutcome) => {
          const next = held.shift();
          if (next && outcome === 'taken') there = applyFavoriteChange(there, next.write);
          next?.result.resolve(outcome);
          await settled();
        };
        const outbox = makeOutbox(
          server,
          records,
          viewer,
          page,
          makeInMemoryCrossTabLock(),
          makeFixedClock(),
          network,
        );
        for (const each of steps) {
          if (each === 'reconnect') viewer.become(viewer.now());
          else if ('answered' in each) await answer(each.answered);
          else if (each.kind !== 'progress') {
            outbox.add(owner, each);
            here = applyFavoriteChange(here, each);
          }
        }
        while (held.length > 0) await answer('taken');
        viewer.become(viewer.now());
        await settled();
        while (held.length > 0) await answer('taken');
        expect(stored(records, owner)).toEqual([]);
        expect(new Set(there)).toEqual(new Set(here));
      }),
    );
  });
});

describe('what is pending while the page is open [API-05]', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const failing = () => {
    const parts = setUp();
    parts.server.answerWrites(() => 'unsent');
    return { ...parts, sent: () => parts.server.writes().length };
  };
  /** The seconds within `length` at which something was sent. */
  const whenSent = async (sent: () => number, length: number) => {
    const moments: number[] = [];
    for (let second = 1; second <= length; second++) {
      const before = sent();
      await vi.advanceTimersByTimeAsync(1000);
      await settled();
      if (sent() > before) moments.push(second);
    }
    return moments;
  };

  it('is sent again after 2 s, 4 s, 8 s and so on, and at least every 60 s', async () => {
    const { open, sent } = failing();
    open().add(owner, write('a', 0.5));
    await settled();
    expect(await whenSent(sent, 250)).toEqual([2, 6, 14, 30, 62, 122, 182, 242]);
  });

  it('is not sent again after it is taken', async () => {
    const { server, records, open, sent } = failing();
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    server.answerWrites(() => 'taken');
    expect(await whenSent(sent, 120)).toEqual([2]);
    expect(stored(records, owner)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts again with the shortest delay after a new write', async () => {
    const { open, sent } = failing();
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    await whenSent(sent, 20);
    outbox.add(owner, write('a', 0.6));
    await settled();
    expect(await whenSent(sent, 10)).toEqual([2, 6]);
  });

  it('starts again with the shortest delay after a success', async () => {
    const { server, open, sent } = failing();
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    outbox.add(owner, mark('b'));
    await settled();
    await whenSent(sent, 20);
    server.answerWrites(({ kind }) => (kind === 'favorite' ? 'taken' : 'unsent'));
    expect(await whenSent(sent, 20)).toEqual([10, 12, 16]);
  });

  it('is sent again 2 s after the server has failed to answer in time, not while it may still answer', async () => {
    const { server, records, open, holdWrites, answer } = setUp();
    holdWrites();
    storeWrites(records, owner, [write('a', 0.5)]);
    open();
    const sent = () => server.writes().length;
    expect(await whenSent(sent, 3)).toEqual([]);
    await answer('unsent');
    expect(await whenSent(sent, 3)).toEqual([2]);
  });

  it('is sent again once nothing else waits for the server', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, mark('b'));
    outbox.add(owner, write('a', 0.5));
    await answer('unsent');
    const sent = () => server.writes().length;
    expect(await whenSent(sent, 3)).toEqual([]);
    await answer('unsent');
    expect(await whenSent(sent, 3)).toEqual([2]);
    expect(server.writes()).toEqual(['+b', 'a 0.5', 'a 0.5', '+b']);
  });

  it('is not tried any longer once somebody else has signed in in another tab', async () => {
    const { records, open, sent } = failing();
    open().add(owner, write('a', 0.5));
    await settled();
    records.saveLastMember(memberId('member-2'));
    expect(await whenSent(sent, 10)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not sent for another member or a visitor', async () => {
    const { viewer, open, sent } = failing();
    open().add(owner, write('a', 0.5));
    await settled();
    viewer.become(aVisitor);
    expect(await whenSent(sent, 120)).toEqual([]);
  });
});

describe('a write without a response [API-05]', () => {
  /** The server takes no notice; `shows` is its next response for the member. */
  function unheard(shares: readonly number[] = []) {
    const parts = setUp();
    parts.server.answerWrites(() => 'unknown');
    const shows = (shown: readonly number[] | null, requestedAt = parts.clock.now().getTime()) =>
      parts.viewer.become(
        asViewer(
          { id: owner, watchHistory: shown && shown.map((share) => aWatchEntry('a', share)) },
          requestedAt,
        ),
      );
    const outbox = parts.open();
    const save = async (share: number) => {
      outbox.add(owner, {
        kind: 'progress',
        ...aWatchEntry('a', share),
        before: [shares[0] === undefined ? null : progress(shares[0])],
      });
      await settled();
      parts.server.answerWrites(() => 'taken');
    };
    return { ...parts, outbox, shows, save };
  }

  it('is not sent again by itself, nor when the page is left', async () => {
    const { server, records, outbox, page, save } = unheard();
    await save(0.4);
    outbox.add(owner, mark('b'));
    await settled();
    page.leave();
    expect(server.writes()).toEqual(['a 0.4', '+b']);
    expect(stored(records, owner)).toEqual([write('a', 0.4)]);
  });

  it('is sent again if the server still shows what it showed before', async () => {
    const { server, records, shows, save } = unheard([0.2]);
    await save(0.4);
    shows([0.2]);
    await settled();
    expect(server.writes()).toEqual(['a 0.4', 'a 0.4']);
    expect(stored(records, owner)).toEqual([]);
  });

  it.each([
    ['shows it', [0.4], [write('a', 0.4)]],
    ['shows something else', [0.9], []],
  ])('is dropped if the server %s', async (_what, shown, accepted) => {
    const { server, records, outbox, shows, save } = unheard([0.2]);
    await save(0.4);
    shows(shown);
    await settled();
    expect(server.writes()).toEqual(['a 0.4']);
    expect(stored(records, owner)).toEqual([]);
    expect(outbox.writesMissingSince(owner, 0)).toEqual(accepted);
    expect(outbox.writesMissingSince(owner, 1)).toEqual([]);
  });

  it('is dropped by the next page, whose predecessor died', async () => {
    const { server, records, viewer, open } = setUp();
    viewer.become({ state: 'loading' });
    storeWrites(records, owner, [
      { kind: 'progress', ...aWatchEntry('a', 0.4), before: [null], sentAt: 1000 },
    ]);
    open();
    viewer.become(asViewer({ id: owner, watchHistory: [aWatchEntry('a', 0.9)] }, 2000));
    await settled();
    expect(server.writes()).toEqual([]);
    expect(stored(records, owner)).toEqual([]);
  });

  it.each([
    ['was requested before it', [0.9], -1],
    ['has no list', null, 0],
  ])('waits for another response if the first one %s', async (_what, shown, requestedAt) => {
    const { server, records, outbox, shows, save } = unheard();
    await save(0.4);
    shows(shown, requestedAt);
    await settled();
    expect(server.writes()).toEqual(['a 0.4']);
    expect(outbox.writesMissingSince(owner, 0)).toEqual([write('a', 0.4)]);
    expect(stored(records, owner)).toEqual([write('a', 0.4)]);
  });

  it('is decided although the clock was set back', async () => {
    const { records, clock, shows, save } = unheard();
    clock.set(10_000);
    await save(0.4);
    clock.set(5000);
    shows([0.9]);
    await settled();
    expect(stored(records, owner)).toEqual([]);
  });

  it('is not decided while this page waits for the response', async () => {
    const { server, records, shows, outbox, holdWrites, answer } = unheard();
    holdWrites();
    outbox.add(owner, { kind: 'progress', ...aWatchEntry('a', 0.4), before: [null] });
    shows([0.9]);
    expect(stored(records, owner)).toEqual([write('a', 0.4)]);
    await answer('unsent');
    server.answerWrites(() => 'taken');
    shows([0.9]);
    await settled();
    expect(server.writes()).toEqual(['a 0.4', 'a 0.4']);
  });

  it('is known as unsent if there was no connection, and is sent whatever the server shows', async () => {
    const { server, network, shows, save } = unheard();
    network.disconnect();
    await save(0.4);
    network.reconnect();
    shows([0.9]);
    await settled();
    expect(server.writes()).toEqual(['a 0.4', 'a 0.4']);
  });

  it.each(['unsent', 'unknown'] as const)('is followed by a newer one for its item: %s', async (outcome) => {
    const { server, records, outbox, shows, save } = unheard();
    await save(0.4);
    server.answerWrites(() => outcome);
    outbox.add(owner, { kind: 'progress', ...aWatchEntry('a', 0.6), before: [progress(0.4)] });
    await settled();
    server.answerWrites(() => 'taken');
    expect(server.writes()).toEqual(['a 0.4', 'a 0.6']);
    shows([0.4]);
    await settled();
    expect(server.writes()).toEqual(['a 0.4', 'a 0.6', 'a 0.6']);
    expect(stored(records, owner)).toEqual([]);
  });

  it('blocks later favorites if it is a clear', async () => {
    const { server, records, viewer, outbox } = unheard();
    outbox.add(owner, { kind: 'clear-favorites', before: [mediaId('a')] });
    await settled();
    server.answerWrites(() => 'taken');
    outbox.add(owner, { kind: 'favorite', mediaId: mediaId('b'), wanted: true, before: [false] });
    await settled();
    expect(server.writes()).toEqual(['clear']);
    viewer.become(asViewer({ id: owner, favorites: [mediaId('a')] }));
    await settled();
    expect(server.writes()).toEqual(['clear', 'clear', '+b']);
    expect(stored(records, owner)).toEqual([]);
  });

  describe('while the page is open', () => {
    beforeEach(
      () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] }),
    );
    afterEach(() => void vi.useRealTimers());

    it('makes the page query the server with growing delays, until it is decided', async () => {
      const parts = setUp();
      const asked: number[] = [];
      let answers = false;
      const started = Date.now();
      const refresh = async () => {
        asked.push((Date.now() - started) / 1000);
        if (answers) parts.viewer.become(asViewer({ id: owner, watchHistory: [] }, 1));
      };
      const viewer = { ...parts.viewer, refresh };
      parts.server.answerWrites(() => 'unknown');
      const { server, records, page, clock, network } = parts;
      const outbox = makeOutbox(server, records, viewer, page, makeInMemoryCrossTabLock(), clock, network);
      outbox.add(owner, { kind: 'progress', ...aWatchEntry('a', 0.4), before: [null] });
      await vi.advanceTimersByTimeAsync(15_000);
      expect(asked).toEqual([2, 6, 14]);
      expect(server.writes()).toEqual(['a 0.4']);
      answers = true;
      server.answerWrites(() => 'taken');
      await vi.advanceTimersByTimeAsync(200_000);
      expect(asked).toEqual([2, 6, 14, 30]);
      expect(server.writes()).toEqual(['a 0.4', 'a 0.4']);
      expect(stored(records, owner)).toEqual([]);
    });
  });

  it('is checked before signing out', async () => {
    const { server, records, viewer, page, clock, network } = setUp();
    viewer.become({ state: 'loading' });
    storeWrites(records, owner, [{ kind: 'progress', ...aWatchEntry('a', 0.4), before: [null], sentAt: 0 }]);
    const refresh = async () => viewer.become(asViewer({ id: owner }));
    const checking = { ...viewer, refresh };
    const outbox = makeOutbox(server, records, checking, page, makeInMemoryCrossTabLock(), clock, network);
    await outbox.sendAll(owner);
    expect(server.writes()).toEqual(['a 0.4']);
    expect(stored(records, owner)).toEqual([]);
  });
});
