import type { MemberId } from '#domain/account/viewer.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { isAmong, replaces, withoutWrite, withWrite } from './write-order.ts';

/** The writes of a member that the server has not accepted yet, in the browser's storage, oldest first. */
export interface PendingWrites {
  of(owner: MemberId): readonly MemberWrite[];
  /** Stores a write, and returns the list with it. */
  add(owner: MemberId, write: MemberWrite, clearCount?: number): readonly MemberWrite[];
  /**
   * Called when a write is sent. Call the returned function when the server has accepted or refused the write: it removes the
   * write, and returns the list without it.
   */
  sending(owner: MemberId, write: MemberWrite): (outcome: 'taken' | 'refused') => readonly MemberWrite[];
  /** The writes that the response to a request of that time may lack: those accepted since, and the pending ones. */
  writesMissingSince(owner: MemberId, requestedAt: number): readonly MemberWrite[];
}

/** Longer than any request may take. */
const REMEMBERED_MS = 30_000;

/** A write that this page has added and that, as far as it knows, no tab has settled. */
interface Unsettled {
  readonly owner: MemberId;
  readonly write: MemberWrite;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly clearCount: number;
}

/**
 * A page sees another tab's changes to storage only after a moment, so that two tabs that change the list at the same time
 * overwrite each other. If a write of this page is missing and no newer one has replaced it, the page adds it again.
 */
export function makePendingWrites(records: ViewerStorage, clock: Clock): PendingWrites {
  let unsettled: readonly Unsettled[] = [];

  /** Whether a write that is missing from the list has been sent, replaced or forgotten. */
  const isOutdated = (
    { owner, write, at, clearCount }: Unsettled,
    stored: readonly MemberWrite[],
  ): boolean => {
    const taken = records.acceptedWrites(owner).filter((other) => other.at >= at);
    return (
      clearCount !== records.clearCount() ||
      [...stored, ...taken.map((other) => other.write)].some((other) => replaces(other, write))
    );
  };

  const of = (owner: MemberId): readonly MemberWrite[] => {
    const stored = records.pendingWrites(owner);
    const missing = unsettled.filter((each) => each.owner === owner && !isAmong(each.write, stored));
    if (missing.length === 0) return stored;
    const outdated = missing.filter((each) => isOutdated(each, stored));
    unsettled = unsettled.filter((each) => !outdated.includes(each));
    const lost = missing.filter((each) => !outdated.includes(each));
    if (lost.length === 0) return stored;
    const all = lost.reduce<readonly MemberWrite[]>((list, { write }) => withWrite(list, write), stored);
    records.savePendingWrites(owner, all);
    return all;
  };

  const noteTaken = (owner: MemberId, write: MemberWrite): void => {
    const at = clock.now().getTime();
    const late = records.acceptedWrites(owner).filter((taken) => at - taken.at < REMEMBERED_MS);
    records.saveAcceptedWrites(owner, [...late, { write, at }]);
  };

  records.changedElsewhere$.subscribe(() => {
    for (const owner of new Set(unsettled.map((each) => each.owner))) of(owner);
  });

  return {
    of,
    add: (owner, write, clearCount = records.clearCount()) => {
      const all = withWrite(of(owner), write);
      const others = unsettled.filter((each) => each.owner !== owner || !replaces(write, each.write));
      unsettled = [...others, { owner, write, at: clock.now().getTime(), clearCount }];
      records.savePendingWrites(owner, all);
      return all;
    },
    sending: (owner, write) => {
      const own = unsettled.find((each) => each.owner === owner && isAmong(write, [each.write]));
      const clearCount = own?.clearCount ?? records.clearCount();
      return (outcome) => {
        if (outcome === 'taken' && clearCount === records.clearCount()) noteTaken(owner, write);
        const before = of(owner);
        const left = withoutWrite(before, write);
        unsettled = unsettled.filter((each) => each.owner !== owner || isAmong(each.write, left));
        if (left.length < before.length) records.savePendingWrites(owner, left);
        return left;
      };
    },
    writesMissingSince: (owner, requestedAt) => [
      ...records.acceptedWrites(owner).flatMap(({ write, at }) => (at >= requestedAt ? [write] : [])),
      ...of(owner),
    ],
  };
}
