import { Subject } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

/** A connection that a test loses and restores. */
export function makeControllableNetwork(): Network & { disconnect(): void; reconnect(): void } {
  const reconnected$ = new Subject<void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    reconnected$,
    disconnect: () => (isOnline = false),
    reconnect: () => {
      isOnline = true;
      reconnected$.next();
    },
  };
}
