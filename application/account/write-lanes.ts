import type { MemberId } from '#domain/account/viewer.ts';
import type { AccountServer, MemberWrite, WriteOutcome } from '../ports/account-server.ts';
import type { CrossTabLock } from '../ports/cross-tab-lock.ts';
import type { PendingWrites } from './pending-writes.ts';
import { beforeClearing, isAmong, laneOf, LANES, type Lane } from './write-order.ts';

/** Sends the pending writes of a member: one at a time within a lane, the lanes in parallel. */
export interface WriteLanes {
  /**
   * Tries each write of a lane once, one at a time across all tabs, so that an older write cannot arrive after a newer one.
   *
   * @param writes the member's pending writes, which the caller has just read
   */
  send(owner: MemberId, lane: Lane, writes: readonly MemberWrite[]): Promise<void>;

  /** Sends a write without waiting for its turn. */
  sendNow(owner: MemberId, write: MemberWrite): void;

  /** Sends all writes without waiting for their turn, except those after a pending clear of the favorites. */
  sendAllNow(owner: MemberId): void;
}

interface WriteLanesEvents {
  /** The server has accepted or refused a write. */
  readonly onSettled: () => void;
  /** No lane has writes left to try. `writes` are the pending ones. */
  readonly onIdle: (owner: MemberId, writes: readonly MemberWrite[]) => void;
}

export function makeWriteLanes(
  server: AccountServer,
  pending: PendingWrites,
  crossTabLock: CrossTabLock,
  { onSettled, onIdle }: WriteLanesEvents,
): WriteLanes {
  const underWay = new Set<MemberWrite>();
  /** By lane and owner: settles when the lane has no writes left to try. */
  const running = new Map<string, Promise<void>>();

  /** Sends a write. `finish` takes the outcome, and returns the writes that are pending then. */
  const send = (owner: MemberId, write: MemberWrite) => {
    underWay.add(write);
    const settle = pending.sending(owner, write);
    const finish = (outcome: WriteOutcome): readonly MemberWrite[] => {
      underWay.delete(write);
      if (outcome === 'unsent') return pending.of(owner);
      onSettled();
      return settle(outcome);
    };
    return { answered: server.send(write), finish };
  };

  const sendLane = (owner: MemberId, lane: Lane, known: readonly MemberWrite[]): Promise<void> => {
    const name = `${lane} ${owner}`;
    const sendEach = async (): Promise<void> => {
      const tried: MemberWrite[] = [];
      // While this tab waited for the lock, another one may have sent or added writes.
      let writes = pending.of(owner);
      const nextNow = () => nextOf(writes, lane, [...tried, ...underWay]);
      for (let next = nextNow(); next; next = nextNow()) {
        const { answered, finish } = send(owner, next);
        const outcome = await answered;
        if (outcome === 'unsent') tried.push(next);
        writes = finish(outcome);
      }
      running.delete(name);
      if (running.size === 0) onIdle(owner, writes);
    };
    const already = running.get(name);
    if (already) return already;
    if (!nextOf(known, lane, [...underWay])) return Promise.resolve();
    const done = crossTabLock.runExclusive(name, sendEach);
    running.set(name, done);
    return done;
  };

  const sendNow = (owner: MemberId, write: MemberWrite): void => {
    const { answered, finish } = send(owner, write);
    void answered.then(finish);
  };

  return {
    send: sendLane,
    sendNow,
    sendAllNow: (owner) => {
      const writes = pending.of(owner);
      for (const write of LANES.flatMap((lane) => beforeClearing(inLane(writes, lane))))
        if (!isAmong(write, underWay)) sendNow(owner, write);
    },
  };
}

/** The next write of a lane that is not among `tried`. No write overtakes a clear of the favorites. */
function nextOf(
  writes: readonly MemberWrite[],
  lane: Lane,
  tried: readonly MemberWrite[],
): MemberWrite | undefined {
  const [first, ...others] = inLane(writes, lane);
  if (!first || !isAmong(first, tried)) return first;
  return first.kind === 'clear-favorites' ? undefined : others.find((write) => !isAmong(write, tried));
}

const inLane = (writes: readonly MemberWrite[], lane: Lane): readonly MemberWrite[] =>
  writes.filter((write) => laneOf(write) === lane);
