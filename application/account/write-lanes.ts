import { Subject, type Observable } from 'rxjs';
import type { MemberId } from '#domain/account/viewer.ts';
import type { AccountServer, WriteOutcome } from '../ports/account-server.ts';
import type { CrossTabLock } from '../ports/cross-tab-lock.ts';
import type { StoredWrite } from '../ports/viewer-storage.ts';
import type { PendingWrites } from './pending-writes.ts';
import { beforeClearing, isAmong, isOutcomeUnknown, laneOf, LANES, type Lane } from './write-order.ts';

/** Sends the pending writes of a member: one at a time within a lane, the lanes in parallel. */
export interface WriteLanes {
  /**
   * Tries each write of a lane once, one at a time across all tabs, so that an older write cannot arrive after a newer one.
   * Writes of unknown outcome are left out.
   *
   * @param writes the member's pending writes, which the caller has just read
   */
  send(owner: MemberId, lane: Lane, writes: readonly StoredWrite[]): Promise<void>;

  /** Tries each write of each lane once, as `send` does. */
  sendEach(owner: MemberId): Promise<void>;

  /** Sends a write without waiting for its turn. */
  sendNow(owner: MemberId, write: StoredWrite): void;

  /**
   * Sends all writes without waiting for their turn, except those of unknown outcome and those after a pending clear of the
   * favorites.
   */
  sendAllNow(owner: MemberId): void;

  /** Whether this page waits for the response to a write. */
  readonly isUnderWay: (write: StoredWrite) => boolean;

  /** Emits when the server has accepted or refused a write. */
  readonly settled$: Observable<Settled>;
}

/** The end of a write. */
export interface Settled {
  readonly owner: MemberId;
  readonly write: StoredWrite;
  readonly isAccepted: boolean;
  /** The writes that are pending then, oldest first. */
  readonly left: readonly StoredWrite[];
}

/** Called when no lane has writes left to try; `writes` are the pending ones. */
type OnIdle = (owner: MemberId, writes: readonly StoredWrite[]) => void;

export function makeWriteLanes(
  server: Pick<AccountServer, 'send'>,
  pending: PendingWrites,
  crossTabLock: CrossTabLock,
  onIdle: OnIdle,
): WriteLanes {
  const settled$ = new Subject<Settled>();
  const underWay = new Set<StoredWrite>();
  /** By lane and owner: settles when the lane has no writes left to try. */
  const running = new Map<string, Promise<void>>();

  const send = makeSender(server, pending, underWay, settled$);

  const sendLane = (owner: MemberId, lane: Lane, known: readonly StoredWrite[]): Promise<void> => {
    const name = `${lane} ${owner}`;
    const sendEach = async (): Promise<void> => {
      const tried: StoredWrite[] = [];
      // While this tab waited for the lock, another one may have sent or added writes.
      let writes = pending.of(owner);
      const nextNow = () => nextOf(writes, lane, [...tried, ...underWay]);
      for (let next = nextNow(); next; next = nextNow()) {
        const { answered, finish } = send(owner, next);
        const outcome = await answered;
        if (!isSettled(outcome)) tried.push(next);
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

  const isUnderWay = (write: StoredWrite): boolean => isAmong(write, underWay);

  const sendNow = (owner: MemberId, write: StoredWrite): void => {
    const { answered, finish } = send(owner, write);
    void answered.then(finish);
  };

  return {
    send: sendLane,
    sendEach: async (owner) => {
      const writes = pending.of(owner);
      await Promise.all(LANES.map((lane) => sendLane(owner, lane, writes)));
    },
    sendNow,
    sendAllNow: (owner) => {
      const writes = pending.of(owner);
      for (const write of LANES.flatMap((lane) => beforeClearing(inLane(writes, lane))))
        if (!isOutcomeUnknown(write) && !isUnderWay(write)) sendNow(owner, write);
    },
    isUnderWay,
    settled$,
  };
}

/** Returns the function that sends a write; `finish` takes the outcome, and returns the writes that are pending then. */
const makeSender =
  (
    server: Pick<AccountServer, 'send'>,
    pending: PendingWrites,
    underWay: Set<StoredWrite>,
    settled$: Subject<Settled>,
  ) =>
  (owner: MemberId, write: StoredWrite) => {
    underWay.add(write);
    const settle = pending.sending(owner, write);
    const finish = (outcome: WriteOutcome): readonly StoredWrite[] => {
      underWay.delete(write);
      const left = settle(outcome);
      if (isSettled(outcome)) settled$.next({ owner, write, isAccepted: outcome === 'taken', left });
      return left;
    };
    return { answered: server.send(write), finish };
  };

const isSettled = (outcome: WriteOutcome): boolean => outcome === 'taken' || outcome === 'refused';

/**
 * The next write of a lane that is not among `tried` and whose outcome is not unknown. No write overtakes a clear of the
 * favorites.
 */
function nextOf(
  writes: readonly StoredWrite[],
  lane: Lane,
  tried: readonly StoredWrite[],
): StoredWrite | undefined {
  const isNext = (write: StoredWrite): boolean => !isOutcomeUnknown(write) && !isAmong(write, tried);
  const [first, ...others] = inLane(writes, lane);
  if (!first || isNext(first)) return first;
  return first.kind === 'clear-favorites' ? undefined : others.find(isNext);
}

const inLane = (writes: readonly StoredWrite[], lane: Lane): readonly StoredWrite[] =>
  writes.filter((write) => laneOf(write) === lane);
