import type { MemberId } from '#domain/account/viewer.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { PendingWrite, ViewerStorage } from '../ports/viewer-storage.ts';
import { acceptedUntilNow } from './accepted-writes.ts';
import { isAmong, isSameWrite, replaces, withWrite } from './write-order.ts';

/** The stored list of a member's pending writes, oldest first, of which no tab loses a write of this page. */
export interface WriteList {
  of(owner: MemberId): readonly PendingWrite[];
  /** Stores a list made from the present one: writes of this page that it lacks are settled. */
  save(owner: MemberId, writes: readonly PendingWrite[]): void;
  /** Adds a new write of this page to the present list, and returns the list. */
  add(
    owner: MemberId,
    writes: readonly PendingWrite[],
    write: PendingWrite,
    clearCount: number,
  ): readonly PendingWrite[];
  /** The number of `clear` calls when a write was added, or now. */
  clearCountOf(owner: MemberId, write: MemberWrite): number;
}

/** A write that this page has added and that, as far as it knows, no tab has settled. */
interface Unsettled {
  readonly owner: MemberId;
  readonly write: PendingWrite;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly clearCount: number;
}

/**
 * A page sees another tab's changes to storage only after a moment, so that two tabs that change the list at the same time
 * overwrite each other. If a write of this page is missing and no newer one has replaced it, the page adds it again.
 */
export function makeWriteList(records: ViewerStorage, clock: Clock): WriteList {
  let unsettled: readonly Unsettled[] = [];

  /** Whether a write that is missing from the list has been sent, replaced or forgotten. */
  const isOutdated = (
    { owner, write, at, clearCount }: Unsettled,
    stored: readonly MemberWrite[],
  ): boolean => {
    const taken = acceptedUntilNow(records, owner, clock, at);
    return (
      clearCount !== records.clearCount() ||
      [...stored, ...taken.map((other) => other.write)].some((other) => replaces(other, write))
    );
  };

  const of = (owner: MemberId): readonly PendingWrite[] => {
    const stored = records.pendingWrites(owner);
    const missing = unsettled.filter((each) => each.owner === owner && !isAmong(each.write, stored));
    const outdated = missing.filter((each) => isOutdated(each, stored));
    unsettled = unsettled.filter((each) => !outdated.includes(each));
    const lost = missing.filter((each) => !outdated.includes(each));
    if (lost.length === 0) return stored;
    const all = lost.reduce<readonly PendingWrite[]>((list, { write }) => withWrite(list, write), stored);
    records.savePendingWrites(owner, all);
    return all;
  };

  const save = (owner: MemberId, writes: readonly PendingWrite[]): void => {
    unsettled = unsettled.flatMap((each) => {
      if (each.owner !== owner) return [each];
      const write = writes.find((other) => isSameWrite(other, each.write));
      return write ? [{ ...each, write }] : [];
    });
    records.savePendingWrites(owner, writes);
  };

  records.changedElsewhere$.subscribe(() => {
    for (const owner of new Set(unsettled.map((each) => each.owner))) of(owner);
  });

  return {
    of,
    save,
    add: (owner, writes, write, clearCount) => {
      const all = withWrite(writes, write);
      const others = unsettled.filter((each) => each.owner !== owner || !replaces(write, each.write));
      unsettled = [...others, { owner, write, at: clock.now().getTime(), clearCount }];
      records.savePendingWrites(owner, all);
      return all;
    },
    clearCountOf: (owner, write) => {
      const own = unsettled.find((each) => each.owner === owner && isAmong(write, [each.write]));
      return own?.clearCount ?? records.clearCount();
    },
  };
}
