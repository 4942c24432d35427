import { fromEvent, map } from 'rxjs';
import type { Network } from '#application/ports/network.ts';

export const makeBrowserNetwork = (window: Window): Network => ({
  isOnline: () => window.navigator.onLine,
  reconnected$: fromEvent(window, 'online').pipe(map(() => undefined)),
});
