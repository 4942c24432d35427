import type { Observable } from 'rxjs';
import type { Analytics } from '#application/ports/analytics.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { makeAnalytics, type Track, type TrackingCall } from './tracking-call.ts';

/** The longest time that an event waits to be sent, in milliseconds (API-06). */
const EVENT_WAIT_MS = 5000;

export interface Deferral {
  /** Settles once the browser is idle; called when the first page view has been reported. */
  readonly idle: () => Promise<void>;
  /** Settles after the first interaction with the page. */
  readonly interaction: Promise<void>;
  /** The page may end without running any more code. */
  readonly leaving$: Observable<void>;
  readonly send: Track;
}

/**
 * Analytics that do not delay the page (API-06). Events wait in a queue until the browser is idle after the first page view, the
 * first interaction, for 5 seconds, or until the page is left; then they are sent in order, and later ones at once.
 */
export function makeDeferredAnalytics({ idle, interaction, leaving$, send }: Deferral): Analytics {
  let queue: TrackingCall[] | null = [];
  let reportFirstPage: () => void;
  const firstPage = new Promise<void>((reported) => (reportFirstPage = reported));

  const flush = (): void => {
    queue?.forEach(send);
    queue = null;
  };
  const flushInTime = (): Promise<void> =>
    withTimeout(Promise.race([firstPage.then(idle), interaction]), EVENT_WAIT_MS, () => undefined).then(
      flush,
    );
  leaving$.subscribe(() => {
    if (queue !== null && queue.length > 0) flush();
  });
  return makeAnalytics((call) => {
    if (queue === null) send(call);
    else if (queue.push(call) === 1) void flushInTime();
    if (call.type === 'page') reportFirstPage();
  });
}
