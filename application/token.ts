/**
 * Names what a composition provides, with its type: `const Clock = token<Clock>('Clock')` beside `interface Clock`. It is a
 * symbol when the app runs; its type is a structural twin of inversify's `ServiceIdentifier<T>`, so that the container infers
 * `T` from it while no floor below knows the container.
 */
export type Token<T> = symbol | (abstract new (...args: unknown[]) => T);

export const token = <T>(name: string): Token<T> => Symbol(name);
