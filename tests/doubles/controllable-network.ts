import { Subject } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

/** A connection that a test loses and restores. */
export function makeControllableNetwork(): Network & {
  disconnect(): void;
  reconnect(): void;
  saveData(saves: boolean): void;
} {
  const disconnected$ = new Subject<void>();
  const reconnected$ = new Subject<void>();
  let isOnline = true;
  let savesData = false;
  return {
    isOnline: () => isOnline,
    savesData: () => savesData,
    disconnected$,
    reconnected$,
    saveData: (saves) => (savesData = saves),
    disconnect: () => {
      isOnline = false;
      disconnected$.next();
    },
    reconnect: () => {
      isOnline = true;
      reconnected$.next();
    },
  };
}
