import { createContext, useContext } from 'react';
import type { Token } from '#application/injection/token.ts';

/** Returns the dependency that the composition provides for a token. */
export type Provide = <T>(token: Token<T>) => T;

export const InjectionContext = createContext<Provide | null>(null);

/** Returns what provides the app's dependencies, to load more code into the app. */
export function useProvide(): Provide {
  const provide = useContext(InjectionContext);
  if (!provide) throw new Error('No app has been provided');
  return provide;
}

/** Returns a use case, port or observable of the app; for `use-*.ts` hooks only. */
export const useInjection = <T>(token: Token<T>): T => useProvide()(token);
