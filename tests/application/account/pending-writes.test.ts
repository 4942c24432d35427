import { describe, expect, it } from 'vitest';
import { makePendingWrites } from '#application/account/pending-writes.ts';
import { asSent } from '#application/account/reconcile-writes.ts';
import type { MemberWrite } from '#application/ports/account-server.ts';
import type { ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';

const owner = memberId('member-1');

/** The pending writes in storage, without what is only known about them here. */
const stored = (records: ViewerStorage, who: MemberId) => records.pendingWrites(who).map(asSent);
const mark = (id: string): MemberWrite => ({ kind: 'favorite', mediaId: mediaId(id), wanted: true });
const progressOf = (id: string, fraction: number): MemberWrite => ({
  kind: 'progress',
  mediaId: mediaId(id),
  progress: progress(fraction),
});
const unmark = (id: string): MemberWrite => ({ kind: 'favorite', mediaId: mediaId(id), wanted: false });

function setUp() {
  const records = makeInMemoryViewerStorage();
  const clock = makeFixedClock(1000);
  const pending = makePendingWrites(records, clock, makeControllableNetwork());
  const pass = (length: number) => clock.set(clock.now().getTime() + length);
  /** Another tab that had not read this tab's list stores its own. */
  const overwrite = (...writes: MemberWrite[]) =>
    records.changeElsewhere(() => records.savePendingWrites(owner, writes));
  const take = (write: MemberWrite) =>
    records.changeElsewhere(() => records.saveAcceptedWrites(owner, [{ write, at: clock.now().getTime() }]));
  return { records, pending, pass, overwrite, take };
}

describe('the list of pending writes [API-05]', () => {
  it('restores what another tab has overwritten', () => {
    const { records, pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    overwrite(mark('b'));
    expect(stored(records, owner)).toEqual([mark('b'), mark('a')]);
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
  });

  it('omits what another tab has replaced, even by what it replaced itself', () => {
    const { pending, overwrite } = setUp();
    overwrite(mark('a'));
    pending.add(owner, unmark('a'));
    overwrite(mark('a'));
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
  });

  it('omits what another tab has sent for it', () => {
    const { pending, pass, take, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pass(1);
    take(mark('a'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([]);
  });

  it('omits what another tab has undone, whether that has been sent or not', () => {
    const { pending, pass, take, overwrite } = setUp();
    pending.add(owner, mark('a'));
    overwrite(unmark('a'));
    expect(pending.of(owner).map(asSent)).toEqual([unmark('a')]);
    pending.add(owner, mark('b'));
    pass(1);
    take(unmark('b'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([]);
  });

  it('is empty after the member’s records are removed', () => {
    const { records, pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    records.clear(owner);
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([]);
  });

  it('restores each of several writes, in their order', () => {
    const { pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.add(owner, mark('b'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a'), mark('b')]);
  });

  it('restores a write as it was stored last, with the time of its sending', () => {
    const { records, pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.add(owner, mark('b'));
    pending.sending(owner, mark('a'));
    overwrite();
    expect(records.pendingWrites(owner)).toMatchObject([{ ...mark('a'), sentAt: 1000 }, mark('b')]);
  });

  it('restores what is left when one write is settled', () => {
    const { pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.add(owner, mark('b'));
    pending.sending(owner, mark('a'))('taken');
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('b')]);
  });

  it('restores a write although an equal one was taken before it was made', () => {
    const { pending, pass, take, overwrite } = setUp();
    take(mark('a'));
    pass(1);
    pending.add(owner, mark('a'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
  });

  it('remembers no write as taken that was made before the member’s records were removed', () => {
    const { records, pending } = setUp();
    records.clear(owner);
    pending.add(owner, mark('a'));
    records.clear(owner);
    pending.sending(owner, mark('a'))('taken');
    expect(records.acceptedWrites(owner)).toEqual([]);
  });

  it('remembers progress as taken that a response shows although the one to the write was lost', () => {
    const { records, pending, pass } = setUp();
    const [first, second, other] = [progressOf('a', 1), progressOf('b', 0.5), progressOf('c', 1)];
    for (const write of [first, second, other]) {
      pending.add(owner, write);
      pending.sending(owner, write)('unknown');
    }
    pass(40_000);
    const shown = [
      { mediaId: mediaId('a'), progress: progress(1) },
      { mediaId: mediaId('b'), progress: progress(0.5) },
    ];
    pending.reconcile(owner, { favorites: [], watchHistory: shown }, 40_000, () => false);
    expect(records.acceptedWrites(owner)).toEqual([
      { write: first, at: 1000 },
      { write: second, at: 1000 },
    ]);
  });

  it('does not restore settled writes', () => {
    const { pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.sending(owner, mark('a'))('refused');
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([]);
  });

  it('does not change the writes of other members', () => {
    const { records, pending, overwrite } = setUp();
    const other = memberId('member-2');
    pending.add(owner, mark('a'));
    pending.add(other, mark('a'));
    pending.sending(owner, mark('a'))('refused');
    overwrite();
    expect(stored(records, other)).toEqual([mark('a')]);
    expect(pending.of(owner).map(asSent)).toEqual([]);
    records.changeElsewhere(() => records.savePendingWrites(other, []));
    expect(stored(records, other)).toEqual([mark('a')]);
  });

  it('restores the writes of each member', () => {
    const { pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.add(memberId('member-2'), unmark('a'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
  });
});
