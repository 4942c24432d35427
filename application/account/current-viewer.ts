import { BehaviorSubject, filter, interval, startWith, switchMap, take } from 'rxjs';
import type { Viewer } from '#domain/account/viewer.ts';
import { isFailure } from '../app-failure.ts';
import { liveOf, type Live } from '../live.ts';
import type { AccountServer } from '../ports/account-server.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PersonalRecords } from '../ports/personal-records.ts';
import { token } from '../token.ts';

/** Who is in front of the screen (ACC-08). */
export interface CurrentViewer extends Live<Viewer> {
  /** Asks the server again, as after a lost connection. */
  readonly askAgain: () => void;
}
export const CurrentViewer = token<CurrentViewer>('CurrentViewer');

/** A connection that has just returned often carries nothing yet. */
const MOST_ATTEMPTS = 4;
const BETWEEN_ATTEMPTS_MS = 2000;

/** Asks at once who is there, again when the connection returns, and when the page comes back from the account site. */
export function makeCurrentViewer(
  server: AccountServer,
  records: PersonalRecords,
  network: Network,
  page: PageLifecycle,
): CurrentViewer {
  const viewer$ = new BehaviorSubject<Viewer>({ state: 'loading' });

  const ask = async (): Promise<void> => {
    const { data: member, errors } = await server.me();
    const [error] = errors;
    if (error && !isFailure(error, 'unauthorized')) {
      if (viewer$.value.state !== 'member') {
        viewer$.next({ state: 'unreachable', lastMember: records.lastMember() });
      }
      return;
    }
    records.keepLastMember(member?.id ?? null);
    viewer$.next(member ? { state: 'member', member } : { state: 'visitor' });
  };
  const askAgain = () => void ask();

  network.reconnected$
    .pipe(
      switchMap(() => interval(BETWEEN_ATTEMPTS_MS).pipe(startWith(null), take(MOST_ATTEMPTS))),
      filter((again) => again === null || viewer$.value.state === 'unreachable'),
    )
    .subscribe(askAgain);
  page.restored$.subscribe(askAgain);
  askAgain();
  return { ...liveOf(viewer$), askAgain };
}
