import { Subject } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

/** A connection that a test restores. */
export function makeControllableNetwork(): Network & { reconnect(): void } {
  const reconnected$ = new Subject<void>();
  return { reconnected$, reconnect: () => reconnected$.next() };
}
