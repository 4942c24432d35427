import { useContext, useEffect } from 'react';
import { ScreenPrefetch } from './screen-prefetch.ts';

/** How long a shown screen is left alone before the prefetch, in milliseconds. */
const REST_MS = 1000;

/**
 * Prefetches the code of the screen at a path, once the present screen is shown and the browser has nothing else to do.
 *
 * @param path below the base path
 */
export function useIdlePrefetch(path: string, isShown: boolean): void {
  const prepareScreen = useContext(ScreenPrefetch);
  useEffect(() => {
    if (!isShown) return;
    const prefetch = () => prepareScreen(path);
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? window.requestIdleCallback(prefetch) : prefetch()),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [path, isShown, prepareScreen]);
}
