import type { Member } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Progress } from '#domain/progress/progress.ts';
import { token } from '../token.ts';
import type { Answer } from './answer.ts';

/** A change that belongs to the member and must arrive (API-05). */
export interface MemberWrite {
  readonly kind: 'progress';
  readonly mediaId: MediaId;
  readonly progress: Progress;
}

/** `taken`: done. `refused`: it never will be. `unsent`: worth another try later. */
export type WriteOutcome = 'taken' | 'refused' | 'unsent';

/** The account API, for what concerns the person (API-01, API-03). */
export interface AccountServer {
  /** Who is logged in; null is a visitor. */
  me(): Promise<Answer<Member | null>>;

  /** Sends one write so that it outlives the page. Never fails: the outcome says what became of it. */
  send(write: MemberWrite): Promise<WriteOutcome>;

  /** Ends the session. Never fails; settles when the server has answered or cannot be reached. */
  logOut(): Promise<void>;
}
export const AccountServer = token<AccountServer>('AccountServer');
