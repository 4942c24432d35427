import { BehaviorSubject, filter, interval, startWith, switchMap, take } from 'rxjs';
import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import { isFailure } from '../app-failure.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { AccountServer } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';

/** The current viewer: the signed-in member, or a visitor (ACC-08). */
export interface CurrentViewer extends ObservableState<Viewer> {
  /** Requests the viewer from the server: at start, and again, for example after a lost connection. */
  readonly refresh: () => void;
}
export const CurrentViewer = token<CurrentViewer>('CurrentViewer');

/** Immediately after a reconnection, requests often still fail. */
const MOST_ATTEMPTS = 4;
const BETWEEN_ATTEMPTS_MS = 2000;

/**
 * Requests the viewer when `refresh` is called, after a reconnection, when the page is restored after a visit to the account
 * site, and when another tab has signed in or out.
 */
export function makeCurrentViewer(
  server: AccountServer,
  records: ViewerStorage,
  network: Network,
  page: PageLifecycle,
  clock: Clock,
): CurrentViewer {
  const viewer$ = new BehaviorSubject<Viewer>({ state: 'loading' });
  let requests = 0;
  let latestAnswered = 0;

  const request = async (): Promise<void> => {
    requests += 1;
    const thisRequest = requests;
    const requestedAt = clock.now().getTime();
    const { data: member, errors } = await server.me();
    const [error] = errors;
    if (error && !isFailure(error, 'unauthorized')) {
      if (viewer$.value.state !== 'member') {
        viewer$.next({ state: 'unreachable', lastMember: records.lastMember() });
      }
      return;
    }
    // A later request has already been answered.
    if (thisRequest < latestAnswered) return;
    latestAnswered = thisRequest;
    records.saveLastMember(member?.id ?? null);
    viewer$.next(member ? { state: 'member', member, requestedAt } : { state: 'visitor' });
  };
  const refresh = () => void request();

  network.reconnected$
    .pipe(
      switchMap(() => interval(BETWEEN_ATTEMPTS_MS).pipe(startWith(null), take(MOST_ATTEMPTS))),
      filter((again) => again === null || viewer$.value.state === 'unreachable'),
    )
    .subscribe(refresh);
  page.restored$.subscribe(refresh);
  records.changedElsewhere$
    .pipe(filter(() => isAnother(viewer$.value, records.lastMember())))
    .subscribe(refresh);
  return { ...observableStateOf(viewer$), refresh };
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
      return lastMember !== viewer.lastMember;
  }
}
