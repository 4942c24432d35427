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
import { makeWriteLanes } from './write-lanes.ts';
import { laneOf, LANES } from './write-order.ts';

/**
 * What the member did and the server must learn (API-05): kept in the browser until it is taken, sent at once and again at
 * start, sign-in and reconnection, as soon as the server has said that the member is there, and now and then while something
 * is left. The newest write for an item replaces the older.
 */
export interface Outbox {
  /**
   * Keeps a write and sends it, after those before it have been tried unless the page is being left.
   *
   * @param timesForgotten the storage's, if the caller has just read it
   */
  add(owner: MemberId, write: MemberWrite, timesForgotten?: number): void;

  /** What an answer to a question of that moment may not tell of yet, oldest first: what was taken since, and is to be sent. */
  unknownAt(owner: MemberId, askedAt: number): readonly MemberWrite[];

  /** Sends what is left; settles when each write is taken, refused or has failed again. */
  sendAll(owner: MemberId): Promise<void>;
}
export const Outbox = token<Outbox>('Outbox');

export function makeOutbox(
  server: AccountServer,
  records: ViewerStorage,
  viewer: CurrentViewer,
  page: PageLifecycle,
  crossTabLock: CrossTabLock,
  clock: Clock,
): Outbox {
  const pending = makePendingWrites(records, clock);
  const backoff = makeExponentialBackoff();

  const tryAgainLater = (owner: MemberId, writes: readonly MemberWrite[]): void => {
    backoff.end();
    if (writes.length === 0) return;
    backoff.begin(() => {
      const now = viewer.now();
      if (now.state === 'member' && now.member.id === owner) void sendAll(owner);
      if (now.state === 'unreachable') viewer.askAgain();
    });
  };
  const lanes = makeWriteLanes(server, pending, crossTabLock, {
    onSettled: () => backoff.startOver(),
    onIdle: tryAgainLater,
  });

  /** The session may be another's by now: what belongs to this member waits for them. */
  const isHere = (owner: MemberId): boolean => records.lastMember() === owner;

  const sendAll = async (owner: MemberId): Promise<void> => {
    if (!isHere(owner)) return;
    const writes = pending.of(owner);
    await Promise.all(LANES.map((lane) => lanes.send(owner, lane, writes)));
  };

  let leaving = false;
  page.leaving$.subscribe(() => {
    leaving = true;
    const who = viewer.now();
    // With the page goes every chance to wait for a turn.
    if (who.state === 'member' && isHere(who.member.id)) lanes.sendAllNow(who.member.id);
  });
  page.restored$.subscribe(() => (leaving = false));
  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') void sendAll(now.member.id);
    if (now.state === 'unreachable' && now.lastMember !== null)
      tryAgainLater(now.lastMember, pending.of(now.lastMember));
  });

  return {
    add: (owner, write, timesForgotten) => {
      const writes = pending.add(owner, write, timesForgotten);
      backoff.startOver();
      if (!isHere(owner)) return;
      if (leaving) lanes.sendNow(owner, write);
      else void lanes.send(owner, laneOf(write), writes);
    },
    unknownAt: (owner, askedAt) => pending.unknownAt(owner, askedAt),
    sendAll,
  };
}
