import type { AppFailure } from './app-failure.ts';

/** The result of a call to the account API: data, or errors. Such a call does not throw (SHL-12). */
export type Result<T> =
  | { readonly data: T; readonly errors: readonly [] }
  | { readonly data: null; readonly errors: readonly [AppFailure, ...AppFailure[]] };

/** For a use case that requires the data: returns it, or throws the first error. */
export function dataOf<T>(answer: Result<T>): T {
  const [error] = answer.errors;
  if (error) throw error;
  return answer.data as T;
}
