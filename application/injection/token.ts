/**
 * Identifies something that the composition provides, with its type: `const Clock = token<Clock>('Clock')` next to `interface
 * Clock`. At runtime it is a symbol; its type is structurally identical to inversify's `ServiceIdentifier<T>`, so that the
 * container infers `T` from it while no lower layer depends on the container.
 */
export type Token<T> = symbol | (abstract new (...args: unknown[]) => T);

export const token = <T>(name: string): Token<T> => Symbol(name);
