import type { MemberId } from '#domain/account/viewer.ts';
import type { AccountServer, MemberWrite } from '../ports/account-server.ts';
import type { CrossTabLock } from '../ports/cross-tab-lock.ts';
import type { PendingWrites } from './pending-writes.ts';
import { beforeClearing, isAmong, laneOf, LANES, type Lane } from './write-order.ts';

/** Sends the pending writes of a member: those of a lane one after another, the lanes beside each other. */
export interface WriteLanes {
  /** Tries each write of a lane once, one at a time in all tabs: an older one cannot arrive after a newer. */
  send(owner: MemberId, lane: Lane): Promise<void>;

  /** Sends a write out of its turn. */
  sendNow(owner: MemberId, write: MemberWrite): void;

  /** Sends all out of their turn; what a clearing is not yet done for stays for later. */
  sendAllNow(owner: MemberId): void;
}

interface WriteLanesEvents {
  /** The server has answered. */
  readonly onSettled: () => void;
  /** No lane has anything left to try. */
  readonly onIdle: (owner: MemberId) => void;
}

export function makeWriteLanes(
  server: AccountServer,
  pending: PendingWrites,
  crossTabLock: CrossTabLock,
  { onSettled, onIdle }: WriteLanesEvents,
): WriteLanes {
  const underWay = new Set<MemberWrite>();
  /** What settles when a lane has nothing left to try. */
  const running = new Map<string, Promise<void>>();

  const pendingOf = (owner: MemberId, lane: Lane): readonly MemberWrite[] =>
    pending.of(owner).filter((write) => laneOf(write) === lane);

  const send = async (owner: MemberId, write: MemberWrite): Promise<'settled' | 'unsent'> => {
    underWay.add(write);
    const settle = pending.sending(owner, write);
    const outcome = await server.send(write);
    underWay.delete(write);
    if (outcome === 'unsent') return outcome;
    onSettled();
    settle(outcome);
    return 'settled';
  };

  /** The next write of a lane that has not been tried; none passes a clearing. */
  const nextOf = (owner: MemberId, lane: Lane, tried: readonly MemberWrite[]): MemberWrite | undefined => {
    const [first, ...others] = pendingOf(owner, lane);
    const isNew = (write: MemberWrite) => !isAmong(write, tried) && !isAmong(write, underWay);
    if (!first || isNew(first)) return first;
    return first.kind === 'clear-favorites' ? undefined : others.find(isNew);
  };

  const sendLane = (owner: MemberId, lane: Lane): Promise<void> => {
    const name = `${lane} ${owner}`;
    const sendEach = async (): Promise<void> => {
      const tried: MemberWrite[] = [];
      for (let next = nextOf(owner, lane, tried); next; next = nextOf(owner, lane, tried)) {
        if ((await send(owner, next)) === 'unsent') tried.push(next);
      }
      running.delete(name);
      if (running.size === 0) onIdle(owner);
    };
    const already = running.get(name);
    if (already) return already;
    if (!nextOf(owner, lane, [])) return Promise.resolve();
    const done = crossTabLock.take(name, sendEach);
    running.set(name, done);
    return done;
  };

  return {
    send: sendLane,
    sendNow: (owner, write) => void send(owner, write),
    sendAllNow: (owner) => {
      for (const write of LANES.flatMap((lane) => beforeClearing(pendingOf(owner, lane))))
        if (!isAmong(write, underWay)) void send(owner, write);
    },
  };
}
