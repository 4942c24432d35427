import type { MemberId } from '#domain/account/viewer.ts';
import type { AccountServer, MemberWrite } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import type { CrossTabLock } from '../ports/cross-tab-lock.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import { makeExponentialBackoff } from './exponential-backoff.ts';
import { makePendingWrites } from './pending-writes.ts';
import { beforeClearing, isAmong, laneOf, LANES, type Lane } from './write-order.ts';

/**
 * What the member did and the server must learn (API-05): kept in the browser until it is taken, sent at once and again at
 * start, sign-in and reconnection, as soon as the server has said that the member is there, and now and then while something
 * is left. The newest write for an item replaces the older.
 */
export interface Outbox {
  /** Keeps a write and sends it, after those before it have been tried unless the page is being left. */
  add(owner: MemberId, write: MemberWrite): void;

  /** What an answer to a question of that moment may not tell of yet, oldest first: what was taken since, and is to be sent. */
  unknownAt(owner: MemberId, askedAt: number): readonly MemberWrite[];

  /** Sends what is left; settles when each write is taken, refused or has failed again. */
  sendAll(owner: MemberId): Promise<void>;
}
export const Outbox = token<Outbox>('Outbox');

/** No answer is waited for as long as this. */
const REMEMBERED_MS = 30_000;

export function makeOutbox(
  server: AccountServer,
  records: ViewerStorage,
  viewer: CurrentViewer,
  page: PageLifecycle,
  crossTabLock: CrossTabLock,
  clock: Clock,
): Outbox {
  const pending = makePendingWrites(records, clock);
  const underWay = new Set<MemberWrite>();
  /** What settles when a lane has nothing left to try. */
  const running = new Map<string, Promise<void>>();
  const pause = makeExponentialBackoff();
  let leaving = false;
  page.leaving$.subscribe(() => {
    leaving = true;
    sendAtOnce();
  });
  page.restored$.subscribe(() => (leaving = false));

  /** The session may be another's by now: what belongs to this member waits for them. */
  const isHere = (owner: MemberId): boolean => records.lastMember() === owner;

  const pendingOf = (owner: MemberId, lane: Lane): readonly MemberWrite[] =>
    pending.of(owner).filter((write) => laneOf(write) === lane);

  const send = async (owner: MemberId, write: MemberWrite): Promise<'settled' | 'unsent'> => {
    underWay.add(write);
    const outcome = await server.send(write);
    underWay.delete(write);
    if (outcome === 'unsent') return outcome;
    pause.startOver();
    if (outcome === 'taken') noteTaken(owner, write);
    pending.settle(owner, write);
    return 'settled';
  };

  const noteTaken = (owner: MemberId, write: MemberWrite): void => {
    const at = clock.now().getTime();
    const late = records.takenWrites(owner).filter((taken) => at - taken.at < REMEMBERED_MS);
    records.keepTakenWrites(owner, [...late, { write, at }]);
  };

  /** The page goes, and with it every chance to wait for a turn: what a clearing is not yet done for stays for later. */
  const sendAtOnce = (): void => {
    const who = viewer.now();
    if (who.state !== 'member') return;
    const { id } = who.member;
    if (!isHere(id)) return;
    for (const lane of LANES) {
      for (const write of beforeClearing(pendingOf(id, lane)))
        if (!isAmong(write, underWay)) void send(id, write);
    }
  };

  /** The next write of a lane that has not been tried; none passes a clearing. */
  const nextOf = (owner: MemberId, lane: Lane, tried: readonly MemberWrite[]): MemberWrite | undefined => {
    const [first, ...others] = pendingOf(owner, lane);
    const isNew = (write: MemberWrite) => !isAmong(write, tried) && !isAmong(write, underWay);
    if (!first || isNew(first)) return first;
    return first.kind === 'clear-favorites' ? undefined : others.find(isNew);
  };

  /** Tries each write of a lane once, one at a time in all tabs: an older one cannot arrive after a newer. */
  const sendLane = (owner: MemberId, lane: Lane): Promise<void> => {
    if (!isHere(owner)) return Promise.resolve();
    const name = `${lane} ${owner}`;
    const sendEach = async (): Promise<void> => {
      const tried: MemberWrite[] = [];
      for (let next = nextOf(owner, lane, tried); next; next = nextOf(owner, lane, tried)) {
        if ((await send(owner, next)) === 'unsent') tried.push(next);
      }
      running.delete(name);
      if (running.size === 0) tryAgainLater(owner);
    };
    const already = running.get(name);
    if (already) return already;
    if (!nextOf(owner, lane, [])) return Promise.resolve();
    const done = crossTabLock.take(name, sendEach);
    running.set(name, done);
    return done;
  };

  const sendAll = async (owner: MemberId): Promise<void> => {
    await Promise.all(LANES.map((lane) => sendLane(owner, lane)));
  };

  const tryAgainLater = (owner: MemberId): void => {
    pause.end();
    if (pending.of(owner).length === 0) return;
    pause.begin(() => {
      const now = viewer.now();
      if (now.state === 'member' && now.member.id === owner) void sendAll(owner);
      if (now.state === 'unreachable') viewer.askAgain();
    });
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') void sendAll(now.member.id);
    if (now.state === 'unreachable' && now.lastMember !== null) tryAgainLater(now.lastMember);
  });

  return {
    add: (owner, write) => {
      pending.add(owner, write);
      pause.startOver();
      if (leaving && isHere(owner)) void send(owner, write);
      else void sendLane(owner, laneOf(write));
    },
    unknownAt: (owner, askedAt) => [
      ...records.takenWrites(owner).flatMap(({ write, at }) => (at >= askedAt ? [write] : [])),
      ...pending.of(owner),
    ],
    sendAll,
  };
}
