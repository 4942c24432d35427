import { token } from '../injection/token.ts';

/**
 * How an error was noticed.
 *
 * - `startup`: the app could not start
 * - `app`, `screen`: the whole app, or a screen, could not be rendered
 * - `code`: the code or the texts of a screen could not be loaded
 * - `uncaught`, `unhandled`: an error, or the rejection of a promise, that nothing handled
 * - `handled`: a failure that was dealt with
 */
export type ErrorOrigin = 'startup' | 'app' | 'screen' | 'code' | 'uncaught' | 'unhandled' | 'handled';

/** The error-reporting service (CFG-23). Every call is fire and forget: it does not wait and never fails. */
export interface ErrorReports {
  /** Starts reporting; what was reported before is sent, too. Without a DSN nothing ever is. */
  start(dsn: string | null): void;
  /** Every later report names this config. */
  useConfig(id: string | null): void;
  report(error: unknown, origin: ErrorOrigin): void;
  /** The content of a page shows, which ends the trace of its loading. */
  pageShown(): void;
}
export const ErrorReports = token<ErrorReports>('ErrorReports');
