import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeOutbox } from '#application/account/outbox.ts';
import type { MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import { asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { makeControllablePageLifecycle } from '#tests/builders/controllable-page-lifecycle.ts';
import { deferred, type Deferred } from '#tests/builders/deferred.ts';
import { entry } from '#tests/builders/entry.ts';
import { makeInMemoryPersonalRecords } from '#tests/builders/in-memory-personal-records.ts';
import { makeSettableViewer } from '#tests/builders/settable-viewer.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeVirtualAccountServer } from '#tests/builders/virtual-account-server.ts';

const owner = memberId('member-1');
const write = (id: string, fraction: number): MemberWrite => ({ kind: 'progress', ...entry(id, fraction) });

function setUp() {
  const server = makeVirtualAccountServer();
  const records = makeInMemoryPersonalRecords();
  const viewer = makeSettableViewer(asViewer({ id: owner }));
  /** The connection is back, and the server has said again who is there. */
  const reconnect = () => viewer.become(viewer.now());
  const page = makeControllablePageLifecycle();
  const open = () => makeOutbox(server, records, viewer, page);
  /** Lets each write wait for an answer that the test gives, in the order of sending. */
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
  return { server, records, viewer, reconnect, page, open, holdWrites, answer };
}

describe('a write [API-05]', () => {
  it('is sent at once, and kept until the server has taken it', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    expect(server.writes()).toEqual(['a 0.5']);
    expect(outbox.pending(owner)).toEqual([write('a', 0.5)]);
    await answer('taken');
    expect(outbox.pending(owner)).toEqual([]);
  });

  it('is kept in the browser before it is sent', () => {
    const { server, records, open } = setUp();
    const keptWhenSent: unknown[] = [];
    server.answerWrites(() => {
      keptWhenSent.push(...records.pendingWrites(owner));
      return 'taken';
    });
    open().add(owner, write('a', 0.5));
    expect(keptWhenSent).toEqual([write('a', 0.5)]);
  });

  it('is removed when the server refuses it for good', async () => {
    const { server, open } = setUp();
    server.answerWrites(() => 'refused');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(outbox.pending(owner)).toEqual([]);
  });

  it('stays when it could not be sent, and is not tried without end', async () => {
    const { server, open } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    expect(outbox.pending(owner)).toEqual([write('a', 0.5)]);
    expect(server.writes()).toEqual(['a 0.5']);
  });

  it('leaves the writes of other members alone', async () => {
    const { records, open } = setUp();
    records.keepPendingWrites(memberId('member-2'), [write('a', 0.5)]);
    open().add(owner, write('a', 0.5));
    await settled();
    expect(records.pendingWrites(memberId('member-2'))).toEqual([write('a', 0.5)]);
  });
});

describe('writes that could not be sent [API-05]', () => {
  const left = [write('a', 0.5), write('b', 0.3)];

  it('are sent at start, once it is known that the member is there', async () => {
    const { server, records, viewer, open } = setUp();
    viewer.become({ state: 'loading' });
    records.keepPendingWrites(owner, left);
    const outbox = open();
    await settled();
    expect(server.writes()).toEqual([]);
    viewer.become(asViewer({ id: owner }));
    await settled();
    expect(server.writes()).toEqual(['a 0.5', 'b 0.3']);
    expect(outbox.pending(owner)).toEqual([]);
  });

  it('are sent at sign-in, and nobody else’s', async () => {
    const { server, records, viewer, open } = setUp();
    viewer.become(aVisitor);
    records.keepPendingWrites(owner, left);
    records.keepPendingWrites(memberId('member-2'), [write('c', 0.1)]);
    open();
    await settled();
    expect(server.writes()).toEqual([]);
    viewer.become(asViewer({ id: memberId('member-2') }));
    await settled();
    expect(server.writes()).toEqual(['c 0.1']);
    expect(records.pendingWrites(owner)).toEqual(left);
  });

  it('are sent on reconnection', async () => {
    const { server, reconnect, open } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.5));
    await settled();
    server.answerWrites(() => 'taken');
    reconnect();
    await settled();
    expect(server.writes()).toEqual(['a 0.5', 'a 0.5']);
    expect(outbox.pending(owner)).toEqual([]);
  });

  it('are not sent on the reconnection of a visitor', async () => {
    const { server, records, viewer, reconnect, open } = setUp();
    viewer.become(aVisitor);
    records.keepPendingWrites(owner, left);
    open();
    reconnect();
    await settled();
    expect(server.writes()).toEqual([]);
  });

  it('are not sent a second time while they are under way', async () => {
    const { server, reconnect, open, holdWrites } = setUp();
    holdWrites();
    open().add(owner, write('a', 0.5));
    reconnect();
    reconnect();
    await settled();
    expect(server.writes()).toEqual(['a 0.5']);
  });
});

describe('the newest write for an item [API-05]', () => {
  it('replaces the older, and is then the last of all', async () => {
    const { server, open } = setUp();
    server.answerWrites(() => 'unsent');
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.2));
    outbox.add(owner, write('a', 0.3));
    await settled();
    expect(outbox.pending(owner)).toEqual([write('b', 0.2), write('a', 0.3)]);
  });

  it('waits for the older to settle, so that it arrives last', async () => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    outbox.add(owner, write('a', 0.3));
    expect(server.writes()).toEqual(['a 0.1']);
    await answer('taken');
    expect(server.writes()).toEqual(['a 0.1', 'a 0.3']);
    expect(outbox.pending(owner)).toEqual([write('a', 0.3)]);
    await answer('taken');
    expect(outbox.pending(owner)).toEqual([]);
  });

  it.each(['refused', 'unsent'] as const)('is sent though the older was %s', async (outcome) => {
    const { server, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    await answer(outcome);
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
    await answer('taken');
    expect(outbox.pending(owner)).toEqual([]);
  });

  it('does not wait for other items', () => {
    const { server, open, holdWrites } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('b', 0.1));
    expect(server.writes()).toEqual(['a 0.1', 'b 0.1']);
  });

  it('is never followed by an older one, however slow and unwilling the server is', async () => {
    const outcome = fc.constantFrom<WriteOutcome>('taken', 'refused', 'unsent');
    const step = fc.oneof(
      fc.constant('save' as const),
      fc.constant('reconnect' as const),
      outcome.map((answered) => ({ answered })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, reconnect, open, holdWrites, answer } = setUp();
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
        for (const { progress } of outbox.pending(owner)) expect(progress).toBe(saves / 100);
      }),
    );
  });
});

describe('a page that is being left', () => {
  it('sends at once, though an older write is under way', async () => {
    const { server, page, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    page.leave();
    outbox.add(owner, write('a', 0.2));
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
    await answer('taken');
    expect(outbox.pending(owner)).toEqual([write('a', 0.2)]);
    await answer('taken');
    expect(outbox.pending(owner)).toEqual([]);
    expect(server.writes()).toEqual(['a 0.1', 'a 0.2']);
  });

  it('keeps the order again when it is restored', () => {
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

describe('sending all that is left [ACC-10]', () => {
  it('settles when each write has been taken, refused or has failed', async () => {
    const { server, records, open } = setUp();
    const outcomes = new Map<string, WriteOutcome>([
      ['a', 'taken'],
      ['b', 'refused'],
      ['c', 'unsent'],
    ]);
    server.answerWrites(({ mediaId }) => outcomes.get(mediaId) ?? 'taken');
    records.keepPendingWrites(owner, [write('a', 0.1), write('b', 0.1), write('c', 0.1)]);
    const outbox = open();
    await outbox.sendAll(owner);
    expect(outbox.pending(owner)).toEqual([write('c', 0.1)]);
  });

  it('waits for what is already under way, and for what follows it', async () => {
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

  it('brings nothing back that was forgotten while it was under way', async () => {
    const { records, open, holdWrites, answer } = setUp();
    holdWrites();
    const outbox = open();
    outbox.add(owner, write('a', 0.1));
    outbox.add(owner, write('a', 0.2));
    void outbox.sendAll(owner);
    records.forget(owner);
    await answer('taken');
    expect(records.owners()).toEqual([]);
  });
});
