import type { Observable } from 'rxjs';
import type { MemberId } from '#domain/account/viewer.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { token } from '../token.ts';
import type { MemberWrite } from './account-server.ts';

export interface AcceptedWrite {
  readonly write: MemberWrite;
  readonly at: number;
}

/** The owner of a record: a member, or anyone who uses this browser without signing in. */
export type Owner = MemberId | 'visitor';

/**
 * The browser's storage for a viewer's records. Reading never fails: records of an older format are repaired, broken ones are
 * set aside, and if nothing can be stored the records last as long as the page.
 */
export interface ViewerStorage {
  history(owner: Owner): WatchHistory;
  saveHistory(owner: Owner, history: WatchHistory): void;

  favorites(owner: Owner): Favorites;
  saveFavorites(owner: Owner, favorites: Favorites): void;

  /** Writes that the server has not accepted yet, oldest first. */
  pendingWrites(owner: Owner): readonly MemberWrite[];
  savePendingWrites(owner: Owner, writes: readonly MemberWrite[]): void;

  /** Writes that the server accepted recently, oldest first, with the time in milliseconds since 1970. */
  acceptedWrites(owner: Owner): readonly AcceptedWrite[];
  saveAcceptedWrites(owner: Owner, writes: readonly AcceptedWrite[]): void;

  /** The last member who used this browser, until that member signs out. */
  lastMember(): MemberId | null;
  saveLastMember(id: MemberId | null): void;

  /** Removes all records of this owner. */
  clear(owner: Owner): void;

  /** The number of `clear` calls in this browser: playback that started before the latest one is no longer saved. */
  clearCount(): number;

  /** Emits when another tab has changed a record. */
  readonly changedElsewhere$: Observable<void>;
}
export const ViewerStorage = token<ViewerStorage>('ViewerStorage');
