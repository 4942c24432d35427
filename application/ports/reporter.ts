import type { AppFailure } from '../app-failure.ts';
import { token } from '../token.ts';

/** Where faults go that the member need not know of, such as a bad item that was left out of a list. */
export interface Reporter {
  /** Fire and forget; never fails. */
  report(failure: AppFailure): void;
}
export const Reporter = token<Reporter>('Reporter');
