import type { Observable } from 'rxjs';
import type { Analytics } from '#application/ports/analytics.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { makeAnalytics, type Track, type TrackingCall } from './tracking-call.ts';

/** The longest time that an event waits for the service, in milliseconds (API-06). */
const EVENT_WAIT_MS = 5000;

export interface Deferral {
  /** Settles once the browser is idle; called when the first page view has been reported. */
  readonly idle: () => Promise<void>;
  /** Settles after the first interaction with the page. */
  readonly interaction: Promise<void>;
  /** The page may end without running any more code. */
  readonly leaving$: Observable<void>;
  /** Loads the service. */
  readonly load: () => Promise<Track>;
  /** Sends without the service's code. */
  readonly handOver: Track;
}

/**
 * Analytics whose service loads late, so that it does not delay the page (API-06). Events wait in a queue until the browser is
 * idle after the first page view, the first interaction, or for 5 seconds; then the service loads and receives them in order.
 * If the page is left before, or if the service fails to load, they are handed over, and so is every later event.
 */
export function makeDeferredAnalytics({ idle, interaction, leaving$, load, handOver }: Deferral): Analytics {
  let queue: TrackingCall[] = [];
  let send: Track | null = null;
  let reportFirstPage: () => void;
  const firstPage = new Promise<void>((reported) => (reportFirstPage = reported));

  const sendBy = (service: Track): void => {
    if (send) return;
    send = service;
    queue.forEach(send);
    queue = [];
  };
  const loadInTime = async (): Promise<void> => {
    await withTimeout(Promise.race([firstPage.then(idle), interaction]), EVENT_WAIT_MS, () => undefined);
    if (!send) sendBy(await load().catch(() => handOver));
  };
  leaving$.subscribe(() => {
    if (queue.length > 0) sendBy(handOver);
  });
  return makeAnalytics((call) => {
    if (send) send(call);
    else if (queue.push(call) === 1) void loadInTime();
    if (call.type === 'page') reportFirstPage();
  });
}
