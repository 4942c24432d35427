import { createContext } from 'react';

/** Prefetches the code of the screen at a path below the base path. */
export const ScreenPrefetch = createContext<(path: string) => void>(() => undefined);
