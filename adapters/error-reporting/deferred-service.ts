import type { Clock } from '#application/ports/clock.ts';
import type { Network } from '#application/ports/network.ts';
import { withTimeout } from '#application/with-timeout.ts';
import type { Notify, Occurrence, OccurrenceKind, SendOccurrence } from './occurrence.ts';

/** How much waits for the service's code. */
const MOST_WAITING = 20;
/** How long the first occurrence waits for the content of the first page, in milliseconds. */
const CONTENT_WAIT_MS = 5000;

/** The errors that leave the page as it is; after any other one, a message shows. */
const UNSEEN: readonly OccurrenceKind[] = ['uncaught', 'unhandled', 'handled'];

export interface ServiceDeferral {
  readonly clock: Clock;
  readonly location: Pick<Location, 'pathname'>;
  readonly network: Network;
  /** Settles once the browser is idle; called when the first page shows. */
  readonly idle: () => Promise<void>;
  /** Loads the service's code. */
  readonly load: () => Promise<SendOccurrence>;
}

/**
 * A service whose code loads late, so that it does not delay the page (CFG-23). Occurrences wait in a short queue until the
 * browser is idle after the content of the first page, or a message instead of it, shows, or for 5 seconds. Until there is one,
 * nothing loads. If the code does not load, they wait for the connection to return.
 */
export function makeDeferredService(deferral: ServiceDeferral): Notify {
  const { clock, location, network, idle, load } = deferral;
  const waiting: Occurrence[] = [];
  let send: SendOccurrence = (occurrence) => {
    if (waiting.length < MOST_WAITING) waiting.push(occurrence);
  };
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let show: () => void;
  const shown = new Promise<void>((resolve) => (show = resolve));
  const sendTo = (service: SendOccurrence): void => {
    send = service;
    waiting.splice(0).forEach(service);
  };
  const loadCode = (): void =>
    void load().then(sendTo, () => {
      const again = network.reconnected$.subscribe(() => {
        again.unsubscribe();
        loadCode();
      });
    });
  void begun.then(() => withTimeout(shown.then(idle), CONTENT_WAIT_MS, () => undefined)).then(loadCode);
  return (kind, subject) => {
    send({
      kind,
      subject,
      at: clock.now().getTime(),
      pathname: location.pathname,
      isOnline: network.isOnline(),
    });
    if (kind === 'config') return;
    begin();
    if (!UNSEEN.includes(kind)) show();
  };
}
