import type { MemberId } from '#domain/account/viewer.ts';
import type { MemberWrite, WriteOutcome } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { PendingWrite, SettledWrite, StoredWrite, ViewerStorage } from '../ports/viewer-storage.ts';
import { asSent, basedOn, isShown, reconcileWrites, type ServerRecords } from './reconcile-writes.ts';
import {
  inOrder,
  isAmong,
  isReplacedBy,
  isSameWrite,
  newestWrites,
  pendingAmong,
  replaces,
} from './write-order.ts';

/**
 * The writes of a member that the server has not confirmed yet, in the browser's storage, in their order. Each one has a place of
 * its own there: what one tab stores, removes or has not seen yet affects no write of another.
 */
export interface PendingWrites {
  of(owner: MemberId): readonly StoredWrite[];
  /**
   * Stores a write, and returns it and the pending ones, of which it is the last.
   *
   * @param write with what this browser's copy of the server's records shows before it
   */
  add(
    owner: MemberId,
    write: PendingWrite,
  ): { readonly added: StoredWrite; readonly writes: readonly StoredWrite[] };
  /**
   * Called when a pending write is sent: from then on its outcome is unknown, unless there is no connection. Call the returned
   * function with the outcome: it returns the writes that are pending then.
   */
  sending(owner: MemberId, write: StoredWrite): (outcome: WriteOutcome) => readonly StoredWrite[];
  /**
   * Decides by a response of the server which writes of unknown outcome are to be sent again; returns the pending ones. Progress
   * that the response shows has been accepted.
   *
   * @param requestedAt when the response was requested, in milliseconds since 1970
   * @param isUnderWay whether this page waits for the response to a write
   */
  reconcile(
    owner: MemberId,
    server: ServerRecords,
    requestedAt: number,
    isUnderWay: (write: StoredWrite) => boolean,
  ): readonly StoredWrite[];
  /** The writes that the response to a request of that time may lack, oldest first: those accepted since, and the pending ones. */
  readonly writesMissingSince: (owner: MemberId, requestedAt: number) => readonly MemberWrite[];
}

/** Longer than any request may take. */
const REMEMBERED_MS = 30_000;

export function makePendingWrites(records: ViewerStorage, clock: Clock, network: Network): PendingWrites {
  const now = () => clock.now().getTime();

  const removeOutdated = (owner: MemberId, stored: readonly StoredWrite[]): readonly StoredWrite[] => {
    const outdated = new Set(outdatedAmong(stored, now()));
    if (outdated.size > 0) records.removeWrites(owner, [...outdated].toSorted(inOrder));
    return stored.filter((write) => !outdated.has(write));
  };

  return {
    of: (owner) => pendingAmong(records.writes(owner)),

    add: (owner, write) => {
      const stored = records.writes(owner);
      const pending = pendingAmong(stored);
      const order = Math.max(now(), ...stored.map((older) => older.order + 1));
      const added: StoredWrite = { ...basedOn(pending, write), order, tab: records.tab };
      const replaced = stored.filter((older) => replaces(added, older));
      // Where there is no room, none of the older ones may come back with the next page, and there may be room without them.
      const isStored = records.saveWrite(owner, added);
      records.removeWrites(owner, isStored ? replaced.filter(isUnsent) : replaced);
      if (!isStored) records.saveWrite(owner, added);
      return { added, writes: [...pending.filter((older) => !replaces(added, older)), added] };
    },

    sending: (owner, write) => {
      const sentAt = network.isOnline() ? now() : undefined;
      if (sentAt !== undefined) records.saveWrite(owner, { ...write, sentAt });
      return (outcome) => {
        const stored = removeOutdated(owner, records.writes(owner));
        const own = stored.find((each) => isSameWrite(each, write));
        // It has been removed with all records of the member, or as nobody needs it any more.
        if (!own) return pendingAmong(stored);
        const others = stored.filter((each) => each !== own);
        const left = afterRequest(own, others, { outcome, sentAt, now: now() });
        if (!left) records.removeWrites(owner, [own]);
        else if (left !== own) records.saveWrite(owner, left);
        return pendingAmong(left ? [...others, left] : others);
      };
    },

    reconcile: (owner, server, requestedAt, isUnderWay) => {
      const stored = removeOutdated(owner, records.writes(owner));
      const isSentAfter = ({ sentAt, settled }: StoredWrite, moment: number) =>
        settled === undefined && sentAt !== undefined && isWithin(sentAt, moment + 1, now());
      const pending = pendingAmong(stored);
      const left = reconcileWrites(pending, server, {
        isUndecided: (write) => isUnderWay(write) || isSentAfter(write, requestedAt),
        mayChange: (write) =>
          stored.some(
            (older) => isSentAfter(older, requestedAt - REMEMBERED_MS) && isReplacedBy(older, write),
          ),
      });
      // Another tab may know more of the others.
      for (const write of left)
        if (!pending.some((each) => isSameState(each, write))) records.saveWrite(owner, write);
      for (const write of pending)
        if (!isAmong(write, left))
          records.saveWrite(owner, { ...write, settled: settledBy(write, server, now()) });
      return left;
    },

    writesMissingSince: (owner, requestedAt) => {
      const stored = records.writes(owner);
      return [...acceptedWithin(stored, requestedAt, now()), ...pendingAmong(stored)].map(asSent);
    },
  };
}

/** A time that has not come yet is one from before the clock was set back: it says nothing about the present. */
const isWithin = (time: number, from: number, now: number): boolean => time >= from && time <= now;

/** The writes that the server has accepted from a time on, in the order in which it did. */
const acceptedWithin = (stored: readonly StoredWrite[], from: number, now: number): readonly StoredWrite[] =>
  stored
    .flatMap((write) => (write.settled?.isAccepted ? [{ write, at: write.settled.at }] : []))
    .filter(({ at }) => isWithin(at, from, now))
    .toSorted((one, other) => one.at - other.at || inOrder(one.write, other.write))
    .map(({ write }) => write);

const isSameState = (one: StoredWrite, other: StoredWrite): boolean =>
  isSameWrite(one, other) && JSON.stringify(one) === JSON.stringify(other);

/** How a write has ended that is not pending any more after a response of the server. */
const settledBy = (write: StoredWrite, server: ServerRecords, now: number): SettledWrite =>
  write.sentAt !== undefined && isShown(write, server)
    ? { at: write.sentAt, isAccepted: true }
    : { at: now, isAccepted: false };

/** Whether a write is known not to have been accepted. */
const isUnsent = ({ sentAt, settled }: StoredWrite): boolean => sentAt === undefined && settled === undefined;

/**
 * A write after the end of a request with it; null if nobody needs it any more: a newer one replaces it, and it arrives after no
 * later response.
 *
 * @param sentAt when it was sent; undefined without a connection
 */
function afterRequest(
  write: StoredWrite,
  others: readonly StoredWrite[],
  {
    outcome,
    sentAt,
    now,
  }: { readonly outcome: WriteOutcome; readonly sentAt: number | undefined; readonly now: number },
): StoredWrite | null {
  if (outcome === 'taken' || outcome === 'refused')
    return { ...write, settled: { at: now, isAccepted: outcome === 'taken' } };
  if (write.settled !== undefined) return write;
  if (others.some((other) => isReplacedBy(write, other))) return null;
  // Without a connection, another tab may have sent it all the same.
  return outcome === 'unsent' && sentAt !== undefined ? { ...write, sentAt: undefined } : write;
}

/**
 * The writes that nobody needs any more: those settled before any request that is under way, with all that they replace; and those
 * that have been replaced before they were sent, or so long ago that no response can be older.
 */
function outdatedAmong(stored: readonly StoredWrite[], now: number): readonly StoredWrite[] {
  const newest = new Set(newestWrites(stored));
  const over = stored.filter(
    ({ settled }) => settled !== undefined && !isWithin(settled.at, now - REMEMBERED_MS + 1, now),
  );
  const isLost = ({ sentAt, settled }: StoredWrite): boolean =>
    settled === undefined && (sentAt === undefined || !isWithin(sentAt, now - 2 * REMEMBERED_MS, now));
  return stored.filter(
    (write) =>
      over.includes(write) ||
      over.some((newer) => isReplacedBy(write, newer)) ||
      (!newest.has(write) && isLost(write)),
  );
}
