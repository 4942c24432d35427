import { fromEvent, map } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

/** Not in every browser. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

export const makeBrowserNetwork = (window: Window): Network => ({
  isOnline: () => window.navigator.onLine,
  savesData: () => (window.navigator as Navigator & WithConnection).connection?.saveData === true,
  disconnected$: fromEvent(window, 'offline').pipe(map(() => undefined)),
  reconnected$: fromEvent(window, 'online').pipe(map(() => undefined)),
});
