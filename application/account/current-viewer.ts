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

/** Who is in front of the screen (ACC-08). */
export interface CurrentViewer extends ObservableState<Viewer> {
  /** Asks the server, at the start and again, as after a lost connection. */
  readonly askAgain: () => void;
}
export const CurrentViewer = token<CurrentViewer>('CurrentViewer');

/** A connection that has just returned often carries nothing yet. */
const MOST_ATTEMPTS = 4;
const BETWEEN_ATTEMPTS_MS = 2000;

/**
 * Asks who is there when it is told to, when the connection returns, when the page comes back from the account site, and when
 * somebody has signed in or out in another tab.
 */
export function makeCurrentViewer(
  server: AccountServer,
  records: ViewerStorage,
  network: Network,
  page: PageLifecycle,
  clock: Clock,
): CurrentViewer {
  const viewer$ = new BehaviorSubject<Viewer>({ state: 'loading' });
  let timesAsked = 0;
  let latestAnswered = 0;

  const ask = async (): Promise<void> => {
    timesAsked += 1;
    const asked = timesAsked;
    const askedAt = clock.now().getTime();
    const { data: member, errors } = await server.me();
    const [error] = errors;
    if (error && !isFailure(error, 'unauthorized')) {
      if (viewer$.value.state !== 'member') {
        viewer$.next({ state: 'unreachable', lastMember: records.lastMember() });
      }
      return;
    }
    // The answer to a later question was sooner here.
    if (asked < latestAnswered) return;
    latestAnswered = asked;
    records.keepLastMember(member?.id ?? null);
    viewer$.next(member ? { state: 'member', member, askedAt } : { state: 'visitor' });
  };
  const askAgain = () => void ask();

  network.reconnected$
    .pipe(
      switchMap(() => interval(BETWEEN_ATTEMPTS_MS).pipe(startWith(null), take(MOST_ATTEMPTS))),
      filter((again) => again === null || viewer$.value.state === 'unreachable'),
    )
    .subscribe(askAgain);
  page.restored$.subscribe(askAgain);
  records.changedElsewhere$
    .pipe(filter(() => isAnother(viewer$.value, records.lastMember())))
    .subscribe(askAgain);
  return { ...observableStateOf(viewer$), askAgain };
}

/** Whether it is somebody else who was here last, by what all tabs know. */
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
