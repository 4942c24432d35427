import type { Token } from '#application/token.ts';
import type { Provide } from '../shell/use-injection.ts';

type TokensOf<Needs extends readonly unknown[]> = { readonly [Index in keyof Needs]: Token<Needs[Index]> };

/** Says how one thing is made from others. */
type BindTo = <T, Needs extends readonly unknown[]>(
  token: Token<T>,
  make: (...needs: Needs) => T,
  needs: TokensOf<Needs>,
) => void;

/** What one area binds: the compiler holds every list of needs against its factory. */
export type Module = (bindTo: BindTo) => void;

/**
 * Each thing is made once, when it is first needed.
 *
 * @throws Error when asked for what no module binds, or for what needs itself
 */
export function containerOf(modules: readonly Module[]): Provide {
  const makers = new Map<symbol, () => unknown>();
  const made = new Map<symbol, unknown>();

  const provide: Provide = <T>(token: Token<T>): T => {
    if (!made.has(token)) {
      const make = makers.get(token);
      if (!make) throw new Error(`Nothing provides ${String(token)}, or it needs itself`);
      makers.delete(token);
      made.set(token, make());
    }
    return made.get(token) as T;
  };

  const bindTo: BindTo = <T, Needs extends readonly unknown[]>(
    token: Token<T>,
    make: (...needs: Needs) => T,
    needs: TokensOf<Needs>,
  ) => {
    makers.set(token, () => make(...(needs.map((need) => provide(need)) as unknown as Needs)));
  };
  modules.forEach((describe) => describe(bindTo));
  return provide;
}
