import { Subject } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

/** A connection that comes back when a test says so. */
export function makeControllableNetwork(): Network & { reconnect(): void } {
  const reconnected$ = new Subject<void>();
  return { reconnected$, reconnect: () => reconnected$.next() };
}
