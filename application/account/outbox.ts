import { filter, map, merge, Subject, type Observable } from 'rxjs';
import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import type { AccountServer, MemberWrite } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PendingWrite, ViewerStorage } from '../ports/viewer-storage.ts';
import type { CrossTabLock } from '../ports/cross-tab-lock.ts';
import { token } from '../injection/token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import { makeExponentialBackoff } from './exponential-backoff.ts';
import { makePendingWrites, type PendingWrites } from './pending-writes.ts';
import { makeWriteLanes, type Settled } from './write-lanes.ts';
import { isOutcomeUnknown, laneOf } from './write-order.ts';

/**
 * The member's writes for the server (API-05). A write is stored in the browser until the server has accepted it. It is sent
 * immediately, and again after start, sign-in and reconnection, as soon as the server has confirmed the member, and with
 * growing delays while writes are left. A newer write for an item replaces an older one. A write whose outcome is unknown, as
 * no response came, is sent again only after a response of the server shows that nothing has changed since.
 */
export interface Outbox extends Pick<PendingWrites, 'writesMissingSince'> {
  /**
   * Stores a write and sends it, after the earlier ones have been tried; if the page is closing, immediately.
   *
   * @param write with what this browser's copy of the server's records shows before it
   */
  add(owner: MemberId, write: PendingWrite): void;

  /**
   * Sends the pending writes, those of unknown outcome if the server still shows what it showed before; settles when each has
   * been accepted or refused, or has failed again.
   */
  sendAll(owner: MemberId): Promise<void>;

  /** Emits when the server has accepted or refused a write of this tab, and when its response may have shown that it has. */
  readonly settled$: Observable<unknown>;

  /** Emits when the server has accepted a write of this tab: that write, and those that are pending then, oldest first. */
  readonly accepted$: Observable<{ readonly owner: MemberId; readonly writes: readonly MemberWrite[] }>;
}
export const Outbox = token<Outbox>('Outbox');

export function makeOutbox(
  server: AccountServer,
  records: ViewerStorage,
  viewer: CurrentViewer,
  page: PageLifecycle,
  crossTabLock: CrossTabLock,
  clock: Clock,
  network: Network,
): Outbox {
  const pending = makePendingWrites(records, clock, network);
  const backoff = makeExponentialBackoff();

  const tryAgainLater = (owner: MemberId, writes: readonly PendingWrite[]): void => {
    backoff.end();
    if (writes.length > 0) backoff.begin(() => void sendAgain(owner));
  };
  const sender = makeSessionWatch(server, viewer);
  const lanes = makeWriteLanes(sender, pending, crossTabLock, tryAgainLater);
  const reconciled$ = new Subject<void>();
  lanes.settled$.subscribe(sender.askAgain);
  lanes.settled$.subscribe(() => backoff.startOver());

  /** Another member may have signed in: this member's writes wait until they sign in again. */
  const isHere = (owner: MemberId): boolean => records.lastMember() === owner;

  const sendKnown = async (owner: MemberId): Promise<void> => {
    if (isHere(owner)) await lanes.sendEach(owner);
  };

  const sendAll = async (owner: MemberId): Promise<void> => {
    const unknown = pending.of(owner).filter(isOutcomeUnknown);
    if (!unknown.every(lanes.isUnderWay)) await viewer.refresh();
    await sendKnown(owner);
  };

  /** The backoff continues here if nothing could be sent. */
  const sendAgain = async (owner: MemberId): Promise<void> => {
    if (signedIn(viewer.now()) !== owner) return;
    await sendAll(owner);
    if (isHere(owner)) tryAgainLater(owner, pending.of(owner));
  };

  let leaving = false;
  page.leaving$.subscribe(() => {
    leaving = true;
    const owner = signedIn(viewer.now());
    // The page closes: there is no time to wait for a turn.
    if (owner !== null && isHere(owner)) lanes.sendAllNow(owner);
  });
  page.restored$.subscribe(() => (leaving = false));
  viewer.changes$.subscribe((now) => {
    if (now.state !== 'member') return;
    const { id } = now.member;
    const left = pending.reconcile(id, now.member, now.requestedAt, lanes.isUnderWay);
    reconciled$.next();
    tryAgainLater(id, left.filter(isOutcomeUnknown));
    void sendKnown(id);
  });

  const add: Outbox['add'] = (owner, write) => {
    const { added, writes } = pending.add(owner, write);
    backoff.startOver();
    if (!isHere(owner)) return;
    if (leaving) lanes.sendNow(owner, added);
    else void lanes.send(owner, laneOf(write), writes);
  };
  const settled$ = merge(lanes.settled$, reconciled$);
  const { writesMissingSince } = pending;
  return { add, writesMissingSince, sendAll, settled$, accepted$: acceptedOf(lanes.settled$) };
}

const acceptedOf = (settled$: Observable<Settled>): Outbox['accepted$'] =>
  settled$.pipe(
    filter(({ isAccepted }) => isAccepted),
    map(({ owner, write, left }) => ({ owner, writes: [write, ...left] })),
  );

/** The member whom the server has confirmed. */
const signedIn = (now: Viewer): MemberId | null => (now.state === 'member' ? now.member.id : null);

/**
 * Sends writes, and requests the viewer when the server no longer knows the session: once, until `askAgain`, since a server may
 * refuse writes of somebody whom it knows.
 */
function makeSessionWatch(server: AccountServer, viewer: CurrentViewer) {
  let hasAsked = false;
  const send: AccountServer['send'] = async (write) => {
    const outcome = await server.send(write);
    if (outcome !== 'signed-out') return outcome;
    if (!hasAsked) void viewer.refresh();
    hasAsked = true;
    return 'unsent';
  };
  return { send, askAgain: () => (hasAsked = false) };
}
