import type { AppFailure } from './app-failure.ts';

/** What a call on the account API answers: data, or the errors that kept it from coming. It does not throw (SHL-12). */
export type Result<T> =
  | { readonly data: T; readonly errors: readonly [] }
  | { readonly data: null; readonly errors: readonly [AppFailure, ...AppFailure[]] };

/** For a use case that cannot go on without the data: throws the first error. */
export function dataOf<T>(answer: Result<T>): T {
  const [error] = answer.errors;
  if (error) throw error;
  return answer.data as T;
}
