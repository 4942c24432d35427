import { createContext, useContext } from 'react';
import type { Token } from '#application/token.ts';

/** Answers what a composition provides for a token. */
export type Provide = <T>(token: Token<T>) => T;

export const AppContext = createContext<Provide | null>(null);

/** Everything that the app provides; for `use-*.ts` hooks only. */
export function useProvide(): Provide {
  const provide = useContext(AppContext);
  if (!provide) throw new Error('No app has been provided');
  return provide;
}

/** A use case, port or stream of the app; for `use-*.ts` hooks only. */
export const useApp = <T>(token: Token<T>): T => useProvide()(token);
