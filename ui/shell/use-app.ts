import { createContext, useContext } from 'react';
import type { Token } from '#application/token.ts';

/** Answers what a composition provides for a token. */
export type Provide = <T>(token: Token<T>) => T;

export const AppContext = createContext<Provide | null>(null);

/** A use case, port or stream of the app; for `use-*.ts` hooks only. */
export function useApp<T>(token: Token<T>): T {
  const provide = useContext(AppContext);
  if (!provide) throw new Error('No app has been provided');
  return provide(token);
}
