import { createContext, useContext } from 'react';
import type { Token } from '#application/token.ts';

/** Returns the dependency that the composition provides for a token. */
export type Provide = <T>(token: Token<T>) => T;

export const InjectionContext = createContext<Provide | null>(null);

/** Returns a use case, port or observable of the app; for `use-*.ts` hooks only. */
export function useInjection<T>(token: Token<T>): T {
  const provide = useContext(InjectionContext);
  if (!provide) throw new Error('No app has been provided');
  return provide(token);
}
