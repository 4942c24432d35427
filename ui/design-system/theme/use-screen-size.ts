import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type ScreenSize } from '#domain/catalogue/breakpoints.ts';

const FROM_LARGEST = (Object.keys(BREAKPOINTS) as ScreenSize[]).reverse();

const isAtLeast = (size: ScreenSize): MediaQueryList =>
  window.matchMedia(`(min-width: ${BREAKPOINTS[size]}px)`);

function subscribe(changed: () => void): () => void {
  const queries = FROM_LARGEST.map(isAtLeast);
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

const current = (): ScreenSize => FROM_LARGEST.find((size) => isAtLeast(size).matches) ?? 'xs';

/** The current screen size (CAT-12); the component renders again when it changes. */
export const useScreenSize = (): ScreenSize => useSyncExternalStore(subscribe, current);
