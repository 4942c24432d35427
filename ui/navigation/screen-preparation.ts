import { createContext } from 'react';

/** Fetches the code of the screen at an address, below the base path, ahead of its use. */
export const ScreenPreparation = createContext<(path: string) => void>(() => undefined);
