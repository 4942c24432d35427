import {
  BehaviorSubject,
  filter,
  map,
  merge,
  scan,
  Subject,
  switchMap,
  take,
  timer,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import { noReleaseOffer, releaseOfferReducer, type ReleaseEvent } from '#domain/releases/release-offer.ts';
import { HOUR_MS, SECOND_MS } from '#domain/time/milliseconds.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { AddressBar } from '../ports/address-bar.ts';
import type { AppReleases } from '../ports/app-releases.ts';
import type { Clock } from '../ports/clock.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import { token } from '../injection/token.ts';

/** Offers a newer release of the app at a safe moment; the state is whether one is offered now. */
export interface OfferRelease extends ObservableState<boolean> {
  /** Begins to look for newer releases, once nothing has been opened for 10 seconds; only the first call has an effect. */
  readonly start: () => void;
  /** The viewer has gone to another page. */
  readonly navigated: () => void;
  readonly postpone: () => void;
  /**
   * Loads the page again, in the newer release. False without a connection: the page stays, and so does the offer. False, too, if
   * the offer has ended meanwhile, as when a video was opened.
   */
  readonly accept: () => Promise<boolean>;
}
export const OfferRelease = token<OfferRelease>('OfferRelease');

/** How long a page has been shown before something is offered: a video that it opens has begun by then, in milliseconds. */
const REST_MS = SECOND_MS;

/**
 * How long nothing has been opened before files are stored for the next start, in milliseconds: a video that is pressed soon
 * after a page has opened shares neither the connection nor the processor with them.
 */
const UNDISTURBED_MS = 10 * SECOND_MS;

/**
 * Looks for a newer release every hour, and when the viewer comes back to the tab.
 *
 * @param isDuringVideo$ emits its present value to a new subscriber
 */
export function makeOfferRelease(
  releases: AppReleases,
  page: Pick<PageLifecycle, 'shown$'>,
  isDuringVideo$: Observable<boolean>,
  clock: Clock,
  addressBar: Pick<AddressBar, 'reload'>,
): OfferRelease {
  const events$ = new Subject<ReleaseEvent>();
  const isOffered$ = new BehaviorSubject(false);
  events$
    .pipe(
      scan(releaseOfferReducer, noReleaseOffer),
      map(({ isOffered }) => isOffered),
    )
    .subscribe(isOffered$);
  const navigated$ = new Subject<void>();
  const now = (): number => clock.now().getTime();
  let isStarted = false;

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    isDuringVideo$.pipe(filter(Boolean)).subscribe(() => events$.next({ kind: 'video' }));
    releases.isNewerReady.changes$.pipe(filter(Boolean)).subscribe(() => events$.next({ kind: 'ready' }));
    merge(navigated$, page.shown$)
      .pipe(
        switchMap(() => timer(REST_MS)),
        withLatestFrom(isDuringVideo$),
      )
      .subscribe(([, isDuringVideo]) => events$.next({ kind: 'pause', at: now(), isDuringVideo }));
    merge(timer(HOUR_MS, HOUR_MS), page.shown$).subscribe(() => releases.check());
    merge(isDuringVideo$, navigated$)
      .pipe(
        switchMap(() => timer(UNDISTURBED_MS)),
        take(1),
      )
      .subscribe(() => releases.start());
  };

  return {
    ...observableStateOf(isOffered$),
    start,
    navigated: () => navigated$.next(),
    postpone: () => events$.next({ kind: 'postponed', at: now() }),
    accept: async () => {
      await releases.activate();
      return addressBar.reload(() => isOffered$.value);
    },
  };
}
