import type { MemberId } from '#domain/account/viewer.ts';
import type { MemberWrite, WriteOutcome } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { AcceptedWrite, PendingWrite, ViewerStorage } from '../ports/viewer-storage.ts';
import { acceptedUntilNow } from './accepted-writes.ts';
import { asSent, basedOn, acceptedAmong, reconcileWrites, type ServerRecords } from './reconcile-writes.ts';
import { makeWriteList, type WriteList } from './write-list.ts';
import { isSameWrite, withoutWrite } from './write-order.ts';

/** The writes of a member that the server has not confirmed yet, in the browser's storage, oldest first. */
export interface PendingWrites {
  of(owner: MemberId): readonly PendingWrite[];
  /**
   * Stores a write, and returns the list with it.
   *
   * @param write with what this browser's copy of the server's records shows before it
   */
  add(owner: MemberId, write: PendingWrite, clearCount?: number): readonly PendingWrite[];
  /**
   * Called when a write is sent: from then on its outcome is unknown, unless there is no connection. Call the returned function
   * with the outcome: it removes the write if the server has accepted or refused it, and returns the list.
   *
   * @param writes the list, if the caller has just read it
   */
  sending(
    owner: MemberId,
    write: PendingWrite,
    writes?: readonly PendingWrite[],
  ): (outcome: WriteOutcome) => readonly PendingWrite[];
  /**
   * Decides by a response of the server which writes of unknown outcome are to be sent again; returns the list. Progress that
   * the response shows has been accepted.
   *
   * @param requestedAt when the response was requested, in milliseconds since 1970
   * @param isUnderWay whether this page waits for the response to a write
   */
  reconcile(
    owner: MemberId,
    server: ServerRecords,
    requestedAt: number,
    isUnderWay: (write: MemberWrite) => boolean,
  ): readonly PendingWrite[];
  /** The writes that the response to a request of that time may lack: those accepted since, and the pending ones. */
  writesMissingSince(owner: MemberId, requestedAt: number): readonly MemberWrite[];
}

/** Longer than any request may take. */
const REMEMBERED_MS = 30_000;

export function makePendingWrites(records: ViewerStorage, clock: Clock, network: Network): PendingWrites {
  const list = makeWriteList(records, clock);

  const noteTaken = (owner: MemberId, taken: readonly AcceptedWrite[]): void => {
    if (taken.length === 0) return;
    const now = clock.now().getTime();
    const recent = acceptedUntilNow(records, owner, clock, now - REMEMBERED_MS + 1);
    records.saveAcceptedWrites(owner, [...recent, ...taken]);
  };

  return {
    of: (owner) => list.of(owner),
    add: (owner, write, clearCount = records.clearCount()) => {
      const writes = list.of(owner);
      return list.add(owner, writes, basedOn(writes, write), clearCount);
    },
    sending: (owner, write, writes) => {
      const clearCount = list.clearCountOf(owner, write);
      const sentAt = network.isOnline() ? clock.now().getTime() : undefined;
      if (sentAt !== undefined) mark(list, owner, writes ?? list.of(owner), write, sentAt);
      return (outcome) => {
        if (outcome === 'taken' && clearCount === records.clearCount())
          noteTaken(owner, [{ write: asSent(write), at: clock.now().getTime() }]);
        const before = afterRequest(list, owner, sentAt);
        if (outcome === 'unknown') return before;
        if (outcome === 'unsent') {
          const isMarked = before.some((each) => isSameWrite(each, write) && each.sentAt !== undefined);
          return isMarked && sentAt !== undefined ? mark(list, owner, before, write, undefined) : before;
        }
        const left = withoutWrite(before, write);
        if (left.length < before.length) list.save(owner, left);
        return left;
      };
    },
    reconcile: (owner, server, requestedAt, isUnderWay) => {
      const writes = list.of(owner);
      if (writes.length === 0) return writes;
      const now = clock.now().getTime();
      // A time in the future is one from before the clock was set back.
      const isAfter = (sentAt: number | undefined, moment: number) =>
        sentAt !== undefined && sentAt > moment && sentAt <= now;
      const isUndecided = (write: PendingWrite) => isUnderWay(write) || isAfter(write.sentAt, requestedAt);
      const mayChange = (write: PendingWrite) => isAfter(write.replacedSentAt, requestedAt - REMEMBERED_MS);
      const left = reconcileWrites(writes, server, isUndecided, mayChange);
      noteTaken(owner, acceptedAmong(writes, left, server));
      list.save(owner, left);
      return left;
    },
    writesMissingSince: (owner, requestedAt) => [
      ...acceptedUntilNow(records, owner, clock, requestedAt).map(({ write }) => write),
      ...list.of(owner).map(asSent),
    ],
  };
}

/** Notes when a write was sent, and returns the list. */
function mark(
  list: WriteList,
  owner: MemberId,
  writes: readonly PendingWrite[],
  marked: MemberWrite,
  sentAt: number | undefined,
): readonly PendingWrite[] {
  const all = writes.map((each) => (isSameWrite(each, marked) ? { ...each, sentAt } : each));
  list.save(owner, all);
  return all;
}

/** The list after a request has ended: what was sent at that time arrives after no later response. */
function afterRequest(list: WriteList, owner: MemberId, sentAt: number | undefined): readonly PendingWrite[] {
  const writes = list.of(owner);
  if (sentAt === undefined || writes.every(({ replacedSentAt }) => replacedSentAt !== sentAt)) return writes;
  const all = writes.map((each) =>
    each.replacedSentAt === sentAt ? { ...each, replacedSentAt: undefined } : each,
  );
  list.save(owner, all);
  return all;
}
