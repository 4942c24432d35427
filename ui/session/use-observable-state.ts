import { useCallback, useSyncExternalStore } from 'react';
import type { ObservableState } from '#application/observable-state.ts';

/** The present value of a stream; the component renders again at each change. */
export function useObservableState<T>(live: ObservableState<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.now);
}
