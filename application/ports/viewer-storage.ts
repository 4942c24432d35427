import type { Observable } from 'rxjs';
import type { MemberId } from '#domain/account/viewer.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { token } from '../token.ts';
import type { MemberWrite } from './account-server.ts';

export interface TakenWrite {
  readonly write: MemberWrite;
  readonly at: number;
}

/** Whose records: a member's, or those of whoever uses this browser without logging in. */
export type Owner = MemberId | 'visitor';

/**
 * What the browser keeps of a person. Reading never fails: what is stored in an older shape is repaired, what is broken is
 * set aside, and where nothing can be stored the records last as long as the page.
 */
export interface ViewerStorage {
  history(owner: Owner): WatchHistory;
  keepHistory(owner: Owner, history: WatchHistory): void;

  favorites(owner: Owner): Favorites;
  keepFavorites(owner: Owner, favorites: Favorites): void;

  /** Writes that no server has taken yet, oldest first. */
  pendingWrites(owner: Owner): readonly MemberWrite[];
  keepPendingWrites(owner: Owner, writes: readonly MemberWrite[]): void;

  /** Writes that the server took a short while ago, oldest first, with the moment in milliseconds since 1970. */
  takenWrites(owner: Owner): readonly TakenWrite[];
  keepTakenWrites(owner: Owner, writes: readonly TakenWrite[]): void;

  /** The member who used this browser last, until they log out. */
  lastMember(): MemberId | null;
  keepLastMember(id: MemberId | null): void;

  /** Removes everything of this owner. */
  forget(owner: Owner): void;

  /** How often somebody was forgotten in this browser: what was begun before that belongs to nobody any more. */
  timesForgotten(): number;

  /** Emits when another tab has changed a record. */
  readonly changedElsewhere$: Observable<void>;
}
export const ViewerStorage = token<ViewerStorage>('ViewerStorage');
