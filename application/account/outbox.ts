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
 * The member's writes for the server (API-05). A write is stored in the browser until the server has accepted it. It is sent
 * immediately, and again after start, sign-in and reconnection, as soon as the server has confirmed the member, and with
 * growing delays while writes are left. A newer write for an item replaces an older one.
 */
export interface Outbox {
  /**
   * Stores a write and sends it, after the earlier ones have been tried; if the page is closing, immediately.
   *
   * @param clearCount the value in storage, if the caller has just read it
   */
  add(owner: MemberId, write: MemberWrite, clearCount?: number): void;

  /** The writes that the response to a request of that time may lack, oldest first: accepted since then, or pending. */
  writesMissingSince(owner: MemberId, requestedAt: number): readonly MemberWrite[];

  /** Sends the pending writes; settles when each has been accepted or refused, or has failed again. */
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
      if (now.state === 'unreachable') viewer.refresh();
    });
  };
  const lanes = makeWriteLanes(server, pending, crossTabLock, {
    onSettled: () => backoff.startOver(),
    onIdle: tryAgainLater,
  });

  /** Another member may have signed in: this member's writes wait until they sign in again. */
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
    // The page closes: there is no time to wait for a turn.
    if (who.state === 'member' && isHere(who.member.id)) lanes.sendAllNow(who.member.id);
  });
  page.restored$.subscribe(() => (leaving = false));
  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') void sendAll(now.member.id);
    if (now.state === 'unreachable' && now.lastMember !== null)
      tryAgainLater(now.lastMember, pending.of(now.lastMember));
  });

  return {
    add: (owner, write, clearCount) => {
      const writes = pending.add(owner, write, clearCount);
      backoff.startOver();
      if (!isHere(owner)) return;
      if (leaving) lanes.sendNow(owner, write);
      else void lanes.send(owner, laneOf(write), writes);
    },
    writesMissingSince: (owner, requestedAt) => pending.writesMissingSince(owner, requestedAt),
    sendAll,
  };
}
