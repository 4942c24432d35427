import type { AppFailure } from '../app-failure.ts';
import { token } from '../injection/token.ts';

/** Receives failures that the user need not see, such as an invalid item that was omitted from a list. */
export interface Reporter {
  /** Fire and forget; never fails. */
  report(failure: AppFailure): void;
}
export const Reporter = token<Reporter>('Reporter');
