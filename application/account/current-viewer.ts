import { BehaviorSubject, filter } from 'rxjs';
import type { LastMember, Member, MemberId, Viewer } from '#domain/account/viewer.ts';
import { isFailure } from '../app-failure.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { AccountServer } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';
import { withTimeout } from '../with-timeout.ts';
import { makeExponentialBackoff } from './exponential-backoff.ts';

/** The current viewer: the signed-in member, or a visitor (ACC-08). */
export interface CurrentViewer extends ObservableState<Viewer> {
  /**
   * Requests the viewer from the server: at start, and again, for example after a lost connection. Settles after the response,
   * or without one.
   */
  readonly refresh: () => Promise<void>;
  /**
   * Ends the session of the member, who no longer shows from then on (ACC-10). Returns whether the server has ended it; if not, it
   * is requested again with growing delays, also by later visits, before anybody is requested.
   */
  readonly endSession: () => Promise<boolean>;
  /** Ends no session that could not be ended until now: whoever goes to sign in would lose the one that begins there. */
  readonly keepSession: () => void;
}
export const CurrentViewer = token<CurrentViewer>('CurrentViewer');

/** How long signing out waits for a server that does not answer, in milliseconds. */
const LONGEST_WAIT_FOR_LOGOUT_MS = 3000;

/**
 * Requests the viewer when `refresh` is called, after a reconnection, when the page is restored after a visit to the account
 * site, when another tab has signed in or out, and with growing delays while the account is unreachable.
 */
export function makeCurrentViewer(
  server: AccountServer,
  records: ViewerStorage,
  network: Network,
  page: PageLifecycle,
  clock: Clock,
): CurrentViewer {
  const viewer$ = new BehaviorSubject<Viewer>({ state: 'loading' });
  const backoff = makeExponentialBackoff();
  let requests = 0;
  let latestAnswered = 0;

  const becomeUnreachable = (isSigningOut: boolean): void => {
    viewer$.next({
      state: 'unreachable',
      lastMember: lastMemberIn(records),
      ...(isSigningOut ? { isSigningOut } : {}),
    });
    backoff.begin(() => void refresh());
  };

  const endSession = async (): Promise<boolean> => {
    // Answers of earlier requests still name the member.
    requests += 1;
    latestAnswered = requests;
    records.saveSigningOut(true);
    records.saveLastMember(null);
    const hasEnded = await withTimeout(server.logOut(), LONGEST_WAIT_FOR_LOGOUT_MS, () => false);
    if (hasEnded) records.saveSigningOut(false);
    else becomeUnreachable(true);
    return hasEnded;
  };

  const refresh = async (): Promise<void> => {
    if (records.isSigningOut() && !(await endSession())) return;
    requests += 1;
    const thisRequest = requests;
    const requestedAt = clock.now().getTime();
    const { data: member, errors } = await server.me();
    const [error] = errors;
    // A later request has already been answered.
    if (thisRequest < latestAnswered) return;
    if (error && !isFailure(error, 'unauthorized')) {
      if (viewer$.value.state !== 'member') becomeUnreachable(false);
      return;
    }
    latestAnswered = thisRequest;
    backoff.end();
    backoff.startOver();
    const hasSessionEnded = member === null && endsSession(viewer$.value, records.lastMember());
    saveKnown(records, member);
    viewer$.next(member ? { state: 'member', member, requestedAt } : visitor(hasSessionEnded));
  };

  network.reconnected$.subscribe(() => {
    backoff.startOver();
    void refresh();
  });
  page.restored$.subscribe(() => void refresh());
  const isOtherElsewhere = () => isAnother(viewer$.value, records.lastMember());
  const wake = makeWakeUp(clock, () => {
    if (isOtherElsewhere()) void refresh();
  });
  records.changedElsewhere$.pipe(filter(isOtherElsewhere)).subscribe(wake);
  return { ...observableStateOf(viewer$), refresh, endSession, keepSession: keepSessionIn(records) };
}

const keepSessionIn = (records: ViewerStorage) => (): void => records.saveSigningOut(false);

function saveKnown(records: ViewerStorage, member: Member | null): void {
  records.saveLastMember(member?.id ?? null);
  if (member) records.saveEntitlements(member.id, member.entitlements);
}

const visitor = (hasSessionEnded: boolean): Viewer => ({
  state: 'visitor',
  ...(hasSessionEnded ? { hasSessionEnded } : {}),
});

/** Whether somebody whom this page showed is now a visitor without having signed out in any tab. */
const endsSession = (shown: Viewer, lastMember: MemberId | null): boolean =>
  shown.state === 'visitor'
    ? (shown.hasSessionEnded ?? false)
    : shown.state === 'member' && shown.member.id === lastMember;

function lastMemberIn(records: ViewerStorage): LastMember | null {
  const id = records.lastMember();
  return id === null ? null : { id, entitlements: records.entitlements(id) };
}

/** Whether the last member in storage, which all tabs share, differs from the viewer of this page. */
function isAnother(viewer: Viewer, lastMember: MemberId | null): boolean {
  switch (viewer.state) {
    case 'loading':
      return false;
    case 'visitor':
      return lastMember !== null;
    case 'member':
      return lastMember !== viewer.member.id;
    case 'unreachable':
      return lastMember !== (viewer.lastMember?.id ?? null);
  }
}

/** How long after a wake-up the next one is an immediate one again, in milliseconds. */
const QUIET_MS = 120_000;

/**
 * Calls `work` at once, and again after growing delays as long as it is asked for: two tabs that hear different answers would
 * wake each other without end.
 */
function makeWakeUp(clock: Clock, work: () => void): () => void {
  const backoff = makeExponentialBackoff();
  let latest = -Infinity;
  let isWaiting = false;
  const run = () => {
    isWaiting = false;
    latest = clock.now().getTime();
    work();
  };
  return () => {
    if (isWaiting) return;
    if (Math.abs(clock.now().getTime() - latest) > QUIET_MS) {
      backoff.startOver();
      run();
      return;
    }
    isWaiting = true;
    backoff.begin(run);
  };
}
