import { useCallback, useSyncExternalStore } from 'react';
import type { ObservableState } from '#application/observable-state.ts';

/** The current value of an observable state; the component renders again at each change. */
export function useObservableState<T>(state: ObservableState<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, state.now);
}
