import { describe, expect, it, vi } from 'vitest';
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
  const network = makeControllableNetwork();
  const pending = makePendingWrites(records, clock, network);
  const pass = (length: number) => clock.set(clock.now().getTime() + length);
  /** Another tab that had not read this tab's list stores its own. */
  const overwrite = (...writes: MemberWrite[]) =>
    records.changeElsewhere(() => records.savePendingWrites(owner, writes));
  const take = (write: MemberWrite) =>
    records.changeElsewhere(() => records.saveAcceptedWrites(owner, [{ write, at: clock.now().getTime() }]));
  /** What is stored from now on, by record. */
  const storing = () => {
    const stores: string[] = [];
    vi.spyOn(records, 'savePendingWrites').mockImplementation(() => void stores.push('pending'));
    vi.spyOn(records, 'saveAcceptedWrites').mockImplementation(() => void stores.push('accepted'));
    return stores;
  };
  return { records, network, pending, pass, overwrite, take, storing };
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

  it('omits what this page has replaced, after another tab has made and settled it anew', () => {
    const { pending, overwrite } = setUp();
    pending.add(owner, mark('a'));
    pending.add(owner, unmark('a'));
    overwrite(mark('a'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([]);
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

  it('remembers a write as taken that was made after another member’s equal one was removed', () => {
    const { records, pending } = setUp();
    pending.add(memberId('member-2'), mark('a'));
    records.clear(memberId('member-2'));
    pending.add(owner, mark('a'));
    pending.sending(owner, mark('a'))('taken');
    expect(records.acceptedWrites(owner)).toEqual([{ write: mark('a'), at: 1000 }]);
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

describe('a write that another tab has sent, too [API-05]', () => {
  it('remains of unknown outcome if it could not be sent here without a connection', () => {
    const { records, network, pending } = setUp();
    network.disconnect();
    pending.add(owner, mark('a'));
    const settle = pending.sending(owner, mark('a'));
    records.changeElsewhere(() => records.savePendingWrites(owner, [{ ...mark('a'), sentAt: 900 }]));
    settle('unsent');
    expect(records.pendingWrites(owner)).toEqual([{ ...mark('a'), sentAt: 900 }]);
  });
});

describe('a write that replaces one that has been sent [API-05]', () => {
  const NOTHING = { favorites: [], watchHistory: [] };
  const ITS_ITEM = { favorites: [mediaId('a')], watchHistory: [] };
  /** A page that has been closed sent a mark, which this one replaces; its clock shows 1000. */
  const replacing = (sentAt: number) => {
    const page = setUp();
    page.records.savePendingWrites(owner, [
      { kind: 'favorite', mediaId: mediaId('a'), wanted: true, before: [false], sentAt },
    ]);
    page.pending.add(owner, unmark('a'));
    const reconcile = (server: typeof NOTHING | typeof ITS_ITEM, requestedAt: number) =>
      page.pending.reconcile(owner, server, requestedAt, () => false);
    return { ...page, reconcile };
  };

  it('is sent again if the older one arrives after a response that lacks it', () => {
    const { records, pending, pass, reconcile } = replacing(900);
    reconcile(NOTHING, 1000);
    pass(1000);
    pending.sending(owner, unmark('a'))('unknown');
    pass(29_000);
    expect(reconcile(ITS_ITEM, 30_899)).toMatchObject([{ ...unmark('a'), before: [false, true] }]);
    expect(reconcile(ITS_ITEM, 30_900)).toMatchObject([{ ...unmark('a'), before: [true] }]);
    expect(stored(records, owner)).toEqual([unmark('a')]);
  });

  it('also if a third one replaces both', () => {
    const { pending, reconcile } = replacing(900);
    pending.add(owner, mark('a'));
    expect(reconcile(NOTHING, 1000)).toMatchObject([{ before: [false, true], replacedSentAt: 900 }]);
  });

  it.each([
    ['after 30 s', 900, 30_900],
    ['by a clock that has been set back since', 5000, 1000],
  ])('is given up %s if the server shows a change elsewhere', (_when, sentAt, requestedAt) => {
    const { pending, pass, reconcile } = replacing(sentAt);
    pass(requestedAt - 1000);
    reconcile(NOTHING, requestedAt);
    pending.sending(owner, unmark('a'))('unknown');
    pass(1000);
    expect(reconcile(ITS_ITEM, requestedAt + 500)).toEqual([]);
  });

  it.each(['taken', 'refused', 'unsent', 'unknown'] as const)(
    'is given up likewise once the older request is %s',
    (outcome) => {
      const { pending, pass } = setUp();
      pending.add(owner, mark('a'));
      const settle = pending.sending(owner, mark('a'));
      pass(10);
      pending.add(owner, mark('b'));
      const settleOther = pending.sending(owner, mark('b'));
      pending.add(owner, unmark('a'));
      settleOther('taken');
      pass(10);
      pending.add(owner, mark('c'));
      pending.sending(owner, mark('c'));
      pending.add(owner, unmark('c'));
      expect(pending.of(owner)).toMatchObject([{ replacedSentAt: 1000 }, { replacedSentAt: 1020 }]);
      settle(outcome);
      expect(pending.of(owner)).toEqual([unmark('a'), { ...unmark('c'), replacedSentAt: 1020 }]);
    },
  );
});

describe('nothing is stored anew [API-05]', () => {
  it('when the list is read', () => {
    const { pending, storing } = setUp();
    pending.add(owner, mark('a'));
    const stores = storing();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
    expect(stores).toEqual([]);
  });

  it('when a write is sent without a connection', () => {
    const { network, pending, storing } = setUp();
    network.disconnect();
    pending.add(owner, mark('a'));
    const stores = storing();
    pending.sending(owner, mark('a'))('unsent');
    expect(stores).toEqual([]);
  });

  it('after the member’s records have been removed, whatever the server answers', () => {
    const { records, pending, storing } = setUp();
    pending.add(owner, mark('a'));
    const settle = pending.sending(owner, mark('a'));
    records.clear(owner);
    const stores = storing();
    settle('taken');
    pending.reconcile(owner, { favorites: [], watchHistory: [] }, 1000, () => false);
    expect(stores).toEqual([]);
  });

  it('as accepted if a response shows nothing that was sent', () => {
    const { pending, storing } = setUp();
    pending.add(owner, mark('a'));
    const stores = storing();
    pending.reconcile(owner, { favorites: [], watchHistory: [] }, 1000, () => false);
    expect(stores).toEqual(['pending']);
  });
});

describe('a clock that ran ahead and was set back [API-05]', () => {
  const day = 24 * 60 * 60 * 1000;

  it('leaves no write over what the server shows', () => {
    const { pending, pass, take } = setUp();
    pass(day);
    take(mark('a'));
    pass(-day);
    expect(pending.writesMissingSince(owner, 1000)).toEqual([]);
    take(mark('b'));
    expect(pending.writesMissingSince(owner, 1000)).toEqual([mark('b')]);
  });

  it('lets no accepted write of the future stand for one of now that was lost', () => {
    const { pending, pass, take, overwrite } = setUp();
    pass(day);
    take(unmark('a'));
    pass(-day);
    pending.add(owner, mark('a'));
    overwrite();
    expect(pending.of(owner).map(asSent)).toEqual([mark('a')]);
  });

  it('does not keep what it accepted then', () => {
    const { records, pending, pass, take } = setUp();
    pass(day);
    take(mark('a'));
    pass(-day);
    pending.add(owner, mark('b'));
    pending.sending(owner, mark('b'))('taken');
    expect(records.acceptedWrites(owner).map(({ write }) => write)).toEqual([mark('b')]);
  });
});
