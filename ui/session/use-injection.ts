import { createContext, useContext } from 'react';
import type { Token } from '#application/token.ts';

/** Answers what a composition provides for a token. */
export type Provide = <T>(token: Token<T>) => T;

export const InjectionContext = createContext<Provide | null>(null);

/** A use case, port or stream of the app; for `use-*.ts` hooks only. */
export function useInjection<T>(token: Token<T>): T {
  const provide = useContext(InjectionContext);
  if (!provide) throw new Error('No app has been provided');
  return provide(token);
}
