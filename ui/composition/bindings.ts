import { ContainerModule } from 'inversify';
import type { Token } from '#application/token.ts';

type TokensOf<Needs extends readonly unknown[]> = { readonly [Index in keyof Needs]: Token<Needs[Index]> };

/** Says how one thing is made from others; it is made once, when it is first needed. */
type BindTo = <T, Needs extends readonly unknown[]>(
  token: Token<T>,
  make: (...needs: Needs) => T,
  needs: TokensOf<Needs>,
) => void;

/** A container module whose lists of needs the compiler checks against the factories. */
export const moduleOf = (describe: (bindTo: BindTo) => void): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const bindTo: BindTo = <T, Needs extends readonly unknown[]>(
      token: Token<T>,
      make: (...needs: Needs) => T,
      needs: TokensOf<Needs>,
    ) => {
      bind<T>(token)
        .toResolvedValue((...values: unknown[]) => make(...(values as unknown as Needs)), [...needs])
        .inSingletonScope();
    };
    describe(bindTo);
  });
