import type { Member } from '#domain/account/viewer.ts';
import type { FavoriteChange } from '#domain/favorites/favorites.ts';
import type { WatchEntry } from '#domain/history/watch-history.ts';
import { token } from '../injection/token.ts';
import type { Result } from '../result.ts';

/** The member's progress in an item. */
export interface ProgressWrite extends WatchEntry {
  readonly kind: 'progress';
}

/** A member's change that must reach the server (API-05). */
export type MemberWrite = ProgressWrite | FavoriteChange;

/**
 * `taken`: accepted. `refused`: rejected for good. `unsent`: not accepted, and worth another attempt later. `unknown`: no
 * response came; the server may have accepted it. `signed-out`: like `unsent`, since the session has ended.
 */
export type WriteOutcome = 'taken' | 'refused' | 'unsent' | 'unknown' | 'signed-out';

/** The account API, limited to the member's own data (API-01, API-03). */
export interface AccountServer {
  /** The signed-in member; null for a visitor, for whom the server may also respond with `unauthorized`. */
  me(): Promise<Result<Member | null>>;

  /** Sends one write, with a request that outlives the page. Never fails: the outcome is returned. */
  send(write: MemberWrite): Promise<WriteOutcome>;

  /** ACC-09: signing in happens on the account site. Returns a `not-implemented` error without a request. */
  login(): Promise<Result<never>>;

  /** ACC-09, as `login`. */
  register(): Promise<Result<never>>;

  /** The user's location and language: ACC-09, as `login`. */
  locale(): Promise<Result<never>>;

  /** Ends the session. Never fails: returns whether there is none any more, as far as the server has said so. */
  logOut(): Promise<boolean>;
}
export const AccountServer = token<AccountServer>('AccountServer');
