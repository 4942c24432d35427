/** Every failure that can be shown to the user; the UI has a text for each. */
export type FailureKind =
  | 'not-found'
  | 'unauthorized'
  | 'not-entitled'
  | 'refused'
  | 'server-failed'
  | 'unreachable'
  | 'redirected'
  | 'malformed-answer'
  | 'no-watchlist'
  | 'no-ad-schedule'
  | 'no-settings'
  | 'invalid-settings'
  | 'no-usable-source'
  | 'no-config-chosen'
  | 'no-config-location'
  | 'config-not-loaded'
  | 'config-out-of-reach'
  | 'no-config'
  | 'invalid-config'
  | 'player-not-loaded'
  | 'not-implemented';

/** Details of a failure, as far as they are known. */
export interface FailureDetails {
  readonly status?: number | null;
  /** The server's own message; null if it sent none. */
  readonly serverMessage?: string | null;
  /** The path of the first invalid field, for developers: 'integrations.db.apiBase'. */
  readonly field?: string | null;
  /** The config source that was asked for, if it is not the default one. */
  readonly source?: string | null;
  /** Whether a server was waited for in vain. */
  readonly isTimeout?: boolean;
  readonly cause?: unknown;
}

export class AppFailure extends Error {
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly field: string | null;
  readonly source: string | null;
  readonly isTimeout: boolean;

  constructor(
    readonly kind: FailureKind,
    message: string,
    details: FailureDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppFailure';
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.field = details.field ?? null;
    this.source = details.source ?? null;
    this.isTimeout = details.isTimeout ?? false;
  }
}

export const isFailure = (error: unknown, kind: FailureKind): error is AppFailure =>
  error instanceof AppFailure && error.kind === kind;
