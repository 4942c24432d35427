import { describe, expect, it, vi } from 'vitest';
import { makePendingWrites } from '#application/account/pending-writes.ts';
import { asSent } from '#application/account/reconcile-writes.ts';
import type { WriteOutcome } from '#application/ports/account-server.ts';
import type { PendingWrite } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { acceptedIn, pendingIn, storeWrites } from '#tests/builders/stored-writes.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';

const owner = memberId('member-1');
const other = memberId('member-2');

type Pending<Kind> = Extract<PendingWrite, { readonly kind: Kind }>;
const mark = (id: string): Pending<'favorite'> => ({ kind: 'favorite', mediaId: mediaId(id), wanted: true });
const unmark = (id: string): Pending<'favorite'> => ({
  kind: 'favorite',
  mediaId: mediaId(id),
  wanted: false,
});
const clear: Pending<'clear-favorites'> = { kind: 'clear-favorites' };
const progressOf = (id: string, fraction: number): Pending<'progress'> => ({
  kind: 'progress',
  mediaId: mediaId(id),
  progress: progress(fraction),
});
const NOTHING = { favorites: [], watchHistory: [] };
const MINUTE = 60_000;

function setUp() {
  const records = makeInMemoryViewerStorage();
  const clock = makeFixedClock(1000);
  const network = makeControllableNetwork();
  const pending = makePendingWrites(records, clock, network);
  const pass = (length: number) => clock.set(clock.now().getTime() + length);
  const add = (write: PendingWrite, whose: MemberId = owner) => pending.add(whose, write).added;
  /** Begins to send a write; the returned function takes the outcome. */
  const send = (write: PendingWrite, whose: MemberId = owner) => pending.sending(whose, add(write, whose));
  const settle = (write: PendingWrite, outcome: WriteOutcome) => send(write)(outcome);
  const left = () => pending.of(owner).map(asSent);
  const stored = () => records.writes(owner).map(asSent);
  const accepted = () => acceptedIn(records, owner).map(asSent);
  return { records, network, pending, clock, pass, add, send, settle, left, stored, accepted };
}

describe('pending writes [API-05]', () => {
  it('are in the order in which they were made, whatever the clock shows', () => {
    const { add, left, clock } = setUp();
    add(mark('a'));
    add(mark('b'));
    clock.set(10);
    add(mark('c'));
    add(unmark('a'));
    expect(left()).toEqual([mark('b'), mark('c'), unmark('a')]);
  });

  it('are returned with the new one, which is the last', () => {
    const { pending, add } = setUp();
    const [first, second] = [add(mark('a')), add(mark('b'))];
    const { added, writes } = pending.add(owner, unmark('a'));
    expect(writes).toEqual([second, added]);
    expect(added.order).toBeGreaterThan(first.order);
  });

  it('are those of each member', () => {
    const { records, add, send, left } = setUp();
    add(mark('a'));
    send(mark('a'), other)('refused');
    expect(left()).toEqual([mark('a')]);
    expect(pendingIn(records, other)).toEqual([]);
  });

  it('are none of the favorites before a clear, also after it has been settled', () => {
    const { settle, add, left } = setUp();
    settle(mark('a'), 'unknown');
    settle(clear, 'taken');
    add(mark('b'));
    expect(left()).toEqual([mark('b')]);
  });

  it('lack no older one that returns when a newer one is refused', () => {
    const { settle, left, pass } = setUp();
    settle(mark('a'), 'unknown');
    settle(unmark('a'), 'refused');
    expect(left()).toEqual([]);
    pass(10 * MINUTE);
    settle(mark('b'), 'taken');
    expect(left()).toEqual([]);
  });
});

describe('the storage of pending writes [API-05]', () => {
  it('is not changed when they are read', () => {
    const { records, add, left } = setUp();
    add(mark('a'));
    const save = vi.spyOn(records, 'saveWrite');
    expect(left()).toEqual([mark('a')]);
    expect(save).not.toHaveBeenCalled();
  });

  it('is not changed by a response that changes nothing, so that no tab undoes what another has stored', () => {
    const { records, settle, pending, pass } = setUp();
    settle({ ...mark('a'), before: [false] }, 'unsent');
    settle({ ...progressOf('a', 0.4), before: [null] }, 'unknown');
    pass(1000);
    pending.reconcile(owner, NOTHING, 1500, () => false);
    settle({ ...progressOf('b', 0.4), before: [null] }, 'unknown');
    const save = vi.spyOn(records, 'saveWrite');
    pending.reconcile(owner, NOTHING, 1500, () => false);
    expect(save).not.toHaveBeenCalled();
  });

  it('loses what has been replaced before it was sent', () => {
    const { add, stored } = setUp();
    add(progressOf('a', 0.1));
    add(mark('a'));
    add(mark('b'));
    add(clear);
    add(progressOf('a', 0.2));
    expect(stored()).toEqual([clear, progressOf('a', 0.2)]);
  });

  it('has a write that has been sent until half a minute after it was settled', () => {
    const { settle, stored, pass, accepted } = setUp();
    settle(mark('a'), 'taken');
    settle(mark('b'), 'refused');
    pass(MINUTE / 2 - 1);
    settle(mark('c'), 'taken');
    expect(stored()).toEqual([mark('a'), mark('b'), mark('c')]);
    expect(accepted()).toEqual([mark('a'), mark('c')]);
    pass(1);
    settle(mark('d'), 'taken');
    expect(stored()).toEqual([mark('c'), mark('d')]);
  });

  it('has a write that has been replaced and may still arrive for a minute', () => {
    const { settle, send, stored, pass } = setUp();
    send(mark('a'));
    send(unmark('a'));
    pass(MINUTE);
    settle(mark('b'), 'taken');
    expect(stored()).toEqual([mark('a'), unmark('a'), mark('b')]);
    pass(1);
    settle(mark('c'), 'taken');
    expect(stored()).toEqual([unmark('a'), mark('b'), mark('c')]);
  });

  it('gives up an old write with the newer one that has replaced it', () => {
    const { send, settle, records, pass, stored } = setUp();
    send(mark('a'));
    pass(10);
    settle(unmark('a'), 'taken');
    pass(MINUTE / 2);
    const removed = vi.spyOn(records, 'removeWrites');
    settle(mark('b'), 'taken');
    expect(stored()).toEqual([mark('b')]);
    expect(removed.mock.calls.map(([, writes]) => writes.map(asSent))).toContainEqual([
      mark('a'),
      unmark('a'),
    ]);
  });

  it('is not changed after the member’s records have been removed, whatever the server answers', () => {
    const { records, send, pending } = setUp();
    const settle = send(mark('a'));
    records.clear(owner);
    expect(settle('taken')).toEqual([]);
    pending.reconcile(owner, NOTHING, 1000, () => false);
    expect(records.owners()).toEqual([]);
  });

  it('does not take an equal write, made after the records were removed, for an earlier one', () => {
    const { records, send, add, left, accepted } = setUp();
    const settle = send(mark('a'));
    records.clear(owner);
    add(mark('b'));
    add(mark('a'));
    settle('taken');
    expect(left()).toEqual([mark('b'), mark('a')]);
    expect(accepted()).toEqual([]);
  });

  it('loses the older ones where it can store no newer one, which may then have room', () => {
    const { records, settle, add, stored } = setUp();
    settle(mark('a'), 'unknown');
    settle(mark('b'), 'unknown');
    const saveWrite = records.saveWrite.bind(records);
    vi.spyOn(records, 'saveWrite').mockImplementation(
      (whose, write) => records.writes(whose).length < 2 && saveWrite(whose, write),
    );
    add(unmark('a'));
    expect(stored()).toEqual([mark('b'), unmark('a')]);
  });
});

describe('a write that has been sent [API-05]', () => {
  it('remains with the time at which it was, until its outcome is known', () => {
    const { records, send } = setUp();
    const settle = send(mark('a'));
    expect(pendingIn(records, owner)).toMatchObject([{ ...mark('a'), sentAt: 1000 }]);
    settle('unknown');
    expect(pendingIn(records, owner)).toMatchObject([{ ...mark('a'), sentAt: 1000 }]);
  });

  it('remains as unsent if it is', () => {
    const { records, settle } = setUp();
    settle(mark('a'), 'unsent');
    expect(pendingIn(records, owner).map(({ sentAt }) => sentAt)).toEqual([undefined]);
  });

  it('changes nothing in storage without a connection', () => {
    const { network, records, add, pending } = setUp();
    network.disconnect();
    const added = add(mark('a'));
    const save = vi.spyOn(records, 'saveWrite');
    pending.sending(owner, added)('unsent');
    expect(save).not.toHaveBeenCalled();
  });

  it('remains of unknown outcome if another tab has sent it, and this one could not', () => {
    const { records, network, send } = setUp();
    network.disconnect();
    const settle = send(mark('a'));
    for (const each of pendingIn(records, owner)) records.saveWrite(owner, { ...each, sentAt: 900 });
    settle('unsent');
    expect(pendingIn(records, owner)).toMatchObject([{ ...mark('a'), sentAt: 900 }]);
  });

  it('remains settled if another tab has settled it, and this one could not', () => {
    const { records, send, add, left, accepted } = setUp();
    const settle = send(mark('a'));
    for (const each of pendingIn(records, owner))
      records.saveWrite(owner, { ...each, settled: { at: 1000, isAccepted: true } });
    add(unmark('a'));
    settle('unsent');
    expect(left()).toEqual([unmark('a')]);
    expect(accepted()).toEqual([mark('a')]);
  });

  it('has been accepted if a response shows its progress although the one to the write was lost', () => {
    const { records, settle, pending, pass } = setUp();
    const [first, second] = [progressOf('a', 1), progressOf('b', 0.5)];
    for (const write of [first, second, progressOf('c', 1)]) settle(write, 'unknown');
    pass(40_000);
    const shown = [
      { mediaId: mediaId('a'), progress: progress(1) },
      { mediaId: mediaId('b'), progress: progress(0.5) },
    ];
    pending.reconcile(owner, { favorites: [], watchHistory: shown }, 40_000, () => false);
    const settled = { at: 1000, isAccepted: true };
    expect(acceptedIn(records, owner)).toMatchObject([
      { ...first, settled },
      { ...second, settled },
    ]);
  });

  it('has not been accepted if a response shows something else', () => {
    const { settle, pending, pass, accepted, records } = setUp();
    settle({ ...progressOf('a', 0.4), before: [progress(0.2)] }, 'unknown');
    pass(1000);
    const shown = [{ mediaId: mediaId('a'), progress: progress(0.9) }];
    expect(pending.reconcile(owner, { favorites: [], watchHistory: shown }, 1500, () => false)).toEqual([]);
    expect(accepted()).toEqual([]);
    expect(records.writes(owner).map(({ settled }) => settled)).toEqual([{ at: 2000, isAccepted: false }]);
  });
});

describe('the writes that a response may lack [HIS-03]', () => {
  it('are in the order in which the server has taken them, then those that are pending', () => {
    const { pending, send, pass, add } = setUp();
    const [first, second, third] = [send(mark('a')), send(mark('b')), send(mark('c'))];
    pass(10);
    second('taken');
    pass(10);
    third('taken');
    first('taken');
    add(mark('d'));
    expect(pending.writesMissingSince(owner, 1000)).toEqual([mark('b'), mark('a'), mark('c'), mark('d')]);
  });
});

describe('a clear of unknown outcome [API-05, FAV-05]', () => {
  const shown = { favorites: ['a', 'b', 'd'].map(mediaId), watchHistory: [] };

  it('becomes the removal of each favorite that is left, but of none that was changed since', () => {
    const { settle, add, pending, pass, left } = setUp();
    settle({ ...clear, before: [mediaId('a'), mediaId('b')] }, 'unknown');
    add(mark('b'));
    add(mark('c'));
    pass(1000);
    const after = pending.reconcile(owner, shown, 1500, () => false);
    expect(after.map(asSent)).toEqual([unmark('a'), mark('b'), mark('c')]);
    expect(left()).toEqual([unmark('a'), mark('b'), mark('c')]);
  });

  it('becomes the same removals in each tab that hears the response', () => {
    const { settle, pending, pass, left, records } = setUp();
    settle({ ...clear, before: [mediaId('a'), mediaId('b')] }, 'unknown');
    pass(1000);
    const before = records.writes(owner);
    pending.reconcile(owner, shown, 1500, () => false);
    for (const each of before) records.saveWrite(owner, each);
    pending.reconcile(owner, shown, 1500, () => false);
    expect(left()).toEqual([unmark('a'), unmark('b')]);
  });
});

describe('a write that replaces one that has been sent [API-05]', () => {
  const ITS_ITEM = { favorites: [mediaId('a')], watchHistory: [] };
  /** A page that has been closed sent a mark, which this one replaces; its clock shows 1000. */
  const replacing = (sentAt: number) => {
    const page = setUp();
    storeWrites(page.records, owner, [
      { kind: 'favorite', mediaId: mediaId('a'), wanted: true, before: [false], sentAt },
    ]);
    page.add(unmark('a'));
    const reconcile = (server: typeof NOTHING | typeof ITS_ITEM, requestedAt: number) =>
      page.pending.reconcile(owner, server, requestedAt, () => false);
    const sendAgain = () => page.pending.of(owner).map((each) => page.pending.sending(owner, each));
    return { ...page, reconcile, sendAgain };
  };

  it('is sent again if the older one arrives after a response that lacks it', () => {
    const { left, pass, reconcile, sendAgain } = replacing(900);
    reconcile(NOTHING, 1000);
    pass(1000);
    for (const settle of sendAgain()) settle('unknown');
    pass(29_000);
    expect(reconcile(ITS_ITEM, 30_899)).toMatchObject([{ ...unmark('a'), before: [false, true] }]);
    expect(reconcile(ITS_ITEM, 30_900)).toMatchObject([{ ...unmark('a'), before: [true] }]);
    expect(left()).toEqual([unmark('a')]);
  });

  it('also if a third one replaces both', () => {
    const { add, reconcile } = replacing(900);
    add(mark('a'));
    expect(reconcile(NOTHING, 1000)).toMatchObject([{ before: [false, true] }]);
  });

  it('also if it is a clear', () => {
    const { add, reconcile } = replacing(900);
    add({ ...clear, before: [mediaId('a')] });
    expect(reconcile(NOTHING, 1000)).toMatchObject([{ ...clear, before: [mediaId('a')] }]);
  });

  it.each([
    ['after 30 s', 900, 30_900],
    ['by a clock that has been set back since', 5000, 1000],
  ])('is given up %s if the server shows a change elsewhere', (_when, sentAt, requestedAt) => {
    const { pass, reconcile, sendAgain } = replacing(sentAt);
    pass(requestedAt - 1000);
    reconcile(NOTHING, requestedAt);
    for (const settle of sendAgain()) settle('unknown');
    pass(1000);
    expect(reconcile(ITS_ITEM, requestedAt + 500)).toEqual([]);
  });

  it.each(['taken', 'refused', 'unsent', 'unknown'] as const)(
    'is given up likewise once the older request is %s',
    (outcome) => {
      const { send, pending, pass } = setUp();
      const settle = send({ ...mark('a'), before: [false] });
      pass(10);
      const settleNewer = send({ ...unmark('a'), before: [false] });
      settle(outcome);
      settleNewer('unsent');
      pass(1000);
      expect(pending.reconcile(owner, NOTHING, 1500, () => false)).toMatchObject([
        { ...unmark('a'), before: [false] },
      ]);
    },
  );
});

describe('what a response may lack [HIS-03]', () => {
  it('is what was accepted since it was requested, in that order, and what is pending', () => {
    const { send, add, pass, pending } = setUp();
    const [first, second] = [send(mark('a')), send(mark('b'))];
    add(mark('c'));
    second('taken');
    pass(1);
    first('taken');
    expect(pending.writesMissingSince(owner, 1000)).toEqual([mark('b'), mark('a'), mark('c')]);
    expect(pending.writesMissingSince(owner, 1001)).toEqual([mark('a'), mark('c')]);
  });

  it('includes what was accepted before a newer write for the item was refused', () => {
    const { settle, pending } = setUp();
    settle(mark('a'), 'taken');
    settle(unmark('a'), 'refused');
    expect(pending.writesMissingSince(owner, 1000)).toEqual([mark('a')]);
  });
});

describe('a clock that ran ahead and was set back [API-05]', () => {
  const DAY = 24 * 60 * MINUTE;

  it('leaves no write over what the server shows', () => {
    const { settle, pass, pending } = setUp();
    pass(DAY);
    settle(mark('a'), 'taken');
    pass(-DAY);
    expect(pending.writesMissingSince(owner, 1000)).toEqual([]);
    settle(mark('b'), 'taken');
    expect(pending.writesMissingSince(owner, 1000)).toEqual([mark('b')]);
  });

  it('lets no write of the future replace one of now', () => {
    const { settle, add, pass, left } = setUp();
    pass(DAY);
    settle(mark('a'), 'taken');
    pass(-DAY);
    add(unmark('a'));
    expect(left()).toEqual([unmark('a')]);
  });

  it('does not keep what was accepted then', () => {
    const { settle, pass, accepted } = setUp();
    pass(DAY);
    settle(mark('a'), 'taken');
    pass(-DAY);
    settle(mark('b'), 'taken');
    expect(accepted()).toEqual([mark('b')]);
  });
});
