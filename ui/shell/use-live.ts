import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '#application/live.ts';

/** The present value of a stream; the component renders again at each change. */
export function useLive<T>(live: Live<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.now);
}
