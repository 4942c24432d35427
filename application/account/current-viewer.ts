import { BehaviorSubject, filter } from 'rxjs';
import type { LastMember, MemberId, Viewer } from '#domain/account/viewer.ts';
import { isFailure } from '../app-failure.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { AccountServer } from '../ports/account-server.ts';
import type { Clock } from '../ports/clock.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';
import { makeExponentialBackoff } from './exponential-backoff.ts';

/** The current viewer: the signed-in member, or a visitor (ACC-08). */
export interface CurrentViewer extends ObservableState<Viewer> {
  /**
   * Requests the viewer from the server: at start, and again, for example after a lost connection. Settles after the response,
   * or without one.
   */
  readonly refresh: () => Promise<void>;
}
export const CurrentViewer = token<CurrentViewer>('CurrentViewer');

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

  const lastMember = (): LastMember | null => {
    const id = records.lastMember();
    return id === null ? null : { id, entitlements: records.entitlements(id) };
  };

  const refresh = async (): Promise<void> => {
    requests += 1;
    const thisRequest = requests;
    const requestedAt = clock.now().getTime();
    const { data: member, errors } = await server.me();
    const [error] = errors;
    if (error && !isFailure(error, 'unauthorized')) {
      if (viewer$.value.state !== 'member') {
        viewer$.next({ state: 'unreachable', lastMember: lastMember() });
        backoff.begin(() => void refresh());
      }
      return;
    }
    // A later request has already been answered.
    if (thisRequest < latestAnswered) return;
    latestAnswered = thisRequest;
    backoff.end();
    backoff.startOver();
    records.saveLastMember(member?.id ?? null);
    if (member) records.saveEntitlements(member.id, member.entitlements);
    viewer$.next(member ? { state: 'member', member, requestedAt } : { state: 'visitor' });
  };

  network.reconnected$.subscribe(() => {
    backoff.startOver();
    void refresh();
  });
  page.restored$.subscribe(() => void refresh());
  records.changedElsewhere$
    .pipe(filter(() => isAnother(viewer$.value, records.lastMember())))
    .subscribe(() => void refresh());
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
      return lastMember !== (viewer.lastMember?.id ?? null);
  }
}
