import { useContext, useEffect } from 'react';
import { runWhenIdle } from './run-when-idle.ts';
import { ScreenPrefetch } from './screen-prefetch.ts';

/**
 * Prefetches the code of the screen at a path, once the present screen is shown and the browser has nothing else to do.
 *
 * @param path below the base path
 */
export function useIdlePrefetch(path: string, isShown: boolean): void {
  const prepareScreen = useContext(ScreenPrefetch);
  useEffect(() => {
    if (!isShown) return undefined;
    return runWhenIdle(() => prepareScreen(path));
  }, [path, isShown, prepareScreen]);
}
