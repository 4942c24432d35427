import type { Member } from '#domain/account/viewer.ts';
import type { FavoriteChange } from '#domain/favorites/favorites.ts';
import type { WatchEntry } from '#domain/history/watch-history.ts';
import { token } from '../token.ts';
import type { Result } from '../result.ts';

/** How far the member has watched an item. */
export interface ProgressWrite extends WatchEntry {
  readonly kind: 'progress';
}

/** A change that belongs to the member and must arrive (API-05). */
export type MemberWrite = ProgressWrite | FavoriteChange;

/** `taken`: done. `refused`: it never will be. `unsent`: worth another try later. */
export type WriteOutcome = 'taken' | 'refused' | 'unsent';

/** The account API, for what concerns the person (API-01, API-03). */
export interface AccountServer {
  /** Who is logged in; null is a visitor, whom the server may also refuse as `unauthorized`. */
  me(): Promise<Result<Member | null>>;

  /** Sends one write so that it outlives the page. Never fails: the outcome says what became of it. */
  send(write: MemberWrite): Promise<WriteOutcome>;

  /** ACC-09: signing in is the account site's. Answers a `not-implemented` error, and asks nobody. */
  login(): Promise<Result<never>>;

  /** ACC-09, as `login`. */
  register(): Promise<Result<never>>;

  /** Where the person is, and in which language: ACC-09, as `login`. */
  locale(): Promise<Result<never>>;

  /** Ends the session. Never fails; settles when the server has answered or cannot be reached. */
  logOut(): Promise<void>;
}
export const AccountServer = token<AccountServer>('AccountServer');
