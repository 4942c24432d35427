import type { MemberId } from '#domain/account/viewer.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { isAmong, replaces, withoutWrite, withWrite } from './write-order.ts';

/** The writes of a member that no server has taken yet, in the browser's storage, oldest first. */
export interface PendingWrites {
  of(owner: MemberId): readonly MemberWrite[];
  add(owner: MemberId, write: MemberWrite): void;
  /** Begins to send a write; what is answered removes it once the server has taken or refused it. */
  sending(owner: MemberId, write: MemberWrite): (outcome: 'taken' | 'refused') => void;
  /** What an answer to a question of that moment may not tell of yet: what was taken since, and what is pending. */
  unknownAt(owner: MemberId, askedAt: number): readonly MemberWrite[];
}

/** No answer is waited for as long as this. */
const REMEMBERED_MS = 30_000;

/** A write that this page has added and that, as far as it knows, nobody has settled. */
interface Unsettled {
  readonly owner: MemberId;
  readonly write: MemberWrite;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly timesForgotten: number;
}

/**
 * A browser shows a page what another tab stores only after a moment: of two tabs that change their list at the same time one
 * overwrites the other. What this page has added and finds missing, though nothing newer took its place, it adds again.
 */
export function makePendingWrites(records: ViewerStorage, clock: Clock): PendingWrites {
  let unsettled: readonly Unsettled[] = [];

  const isOutdated = ({ owner, write, at, timesForgotten }: Unsettled): boolean => {
    const newer = records.pendingWrites(owner).filter((other) => !isAmong(other, [write]));
    const taken = records.takenWrites(owner).filter((other) => other.at >= at);
    return (
      timesForgotten !== records.timesForgotten() ||
      [...newer, ...taken.map((other) => other.write)].some((other) => replaces(other, write))
    );
  };

  const of = (owner: MemberId): readonly MemberWrite[] => {
    unsettled = unsettled.filter((each) => !isOutdated(each));
    const kept = records.pendingWrites(owner);
    const lost = unsettled.filter((each) => each.owner === owner && !isAmong(each.write, kept));
    if (lost.length === 0) return kept;
    const all = lost.reduce<readonly MemberWrite[]>((list, { write }) => withWrite(list, write), kept);
    records.keepPendingWrites(owner, all);
    return all;
  };

  const noteTaken = (owner: MemberId, write: MemberWrite): void => {
    const at = clock.now().getTime();
    const late = records.takenWrites(owner).filter((taken) => at - taken.at < REMEMBERED_MS);
    records.keepTakenWrites(owner, [...late, { write, at }]);
  };

  records.changedElsewhere$.subscribe(() => {
    for (const owner of new Set(unsettled.map((each) => each.owner))) of(owner);
  });

  return {
    of,
    add: (owner, write) => {
      const before = of(owner);
      const others = unsettled.filter((each) => each.owner !== owner || !replaces(write, each.write));
      const added = {
        owner,
        write,
        at: clock.now().getTime(),
        timesForgotten: records.timesForgotten(),
      };
      unsettled = [...others, added];
      records.keepPendingWrites(owner, withWrite(before, write));
    },
    sending: (owner, write) => {
      const timesForgotten = records.timesForgotten();
      return (outcome) => {
        if (outcome === 'taken' && timesForgotten === records.timesForgotten()) noteTaken(owner, write);
        const left = withoutWrite(of(owner), write);
        unsettled = unsettled.filter((each) => each.owner !== owner || isAmong(each.write, left));
        if (left.length < records.pendingWrites(owner).length) records.keepPendingWrites(owner, left);
      };
    },
    unknownAt: (owner, askedAt) => [
      ...records.takenWrites(owner).flatMap(({ write, at }) => (at >= askedAt ? [write] : [])),
      ...of(owner),
    ],
  };
}
