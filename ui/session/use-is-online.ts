import { merge } from 'rxjs';
import { useCallback, useSyncExternalStore } from 'react';
import { Network } from '#application/ports/network.ts';
import { useInjection } from './use-injection.ts';

/** Whether the device has a connection. */
export function useIsOnline(): boolean {
  const { isOnline, disconnected$, reconnected$ } = useInjection(Network);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = merge(disconnected$, reconnected$).subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [disconnected$, reconnected$],
  );
  return useSyncExternalStore(subscribe, isOnline);
}
