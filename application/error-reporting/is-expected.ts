import { AppFailure, type FailureKind } from '../app-failure.ts';
import type { ErrorOrigin } from '../ports/error-reports.ts';

/** Failures that occur in a working app: without a connection, at old addresses, and where somebody has no access. */
const EXPECTED: readonly FailureKind[] = ['unreachable', 'not-found', 'unauthorized', 'not-entitled'];

/**
 * Whether an error is no news: the service then learns it only as what preceded a later one (CFG-23). So are failures that
 * were dealt with and occur in a working app, and code that cannot be loaded without a connection.
 */
export const isExpected = (error: unknown, origin: ErrorOrigin, isOnline: boolean): boolean =>
  origin === 'handled'
    ? error instanceof AppFailure && EXPECTED.includes(error.kind)
    : origin === 'code' && !isOnline;
