import type { Observable } from 'rxjs';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import type { FavoriteChange, Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { token } from '../token.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Progress } from '#domain/progress/progress.ts';
import type { MemberWrite, ProgressWrite } from './account-server.ts';

/** What this browser knows of the server's state for the item of a pending write. */
export interface ServerState<Value> {
  /** What the server may show until the write arrives, unless it is changed elsewhere; undefined if that is not known. */
  readonly before?: readonly Value[] | undefined;
  /**
   * When the write last left this browser, in milliseconds since 1970; undefined if the server is known not to have accepted
   * it. Its outcome is unknown until a response comes.
   */
  readonly sentAt?: number | undefined;
  /** When a write that this one has replaced left this browser, in milliseconds since 1970, if it may still arrive. */
  readonly replacedSentAt?: number | undefined;
}

/**
 * A write that the server has not confirmed. Before a write of progress the server shows a progress, or null for none; before
 * a change of a favorite whether it is one; before a clear the favorites.
 */
export type PendingWrite =
  | (ProgressWrite & ServerState<Progress | null>)
  | (Extract<FavoriteChange, { readonly kind: 'favorite' }> & ServerState<boolean>)
  | (Extract<FavoriteChange, { readonly kind: 'clear-favorites' }> & ServerState<MediaId>);

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

  /** Writes that the server has not confirmed yet, oldest first. */
  pendingWrites(owner: Owner): readonly PendingWrite[];
  savePendingWrites(owner: Owner, writes: readonly PendingWrite[]): void;

  /** Writes that the server accepted recently, oldest first, with the time in milliseconds since 1970. */
  acceptedWrites(owner: Owner): readonly AcceptedWrite[];
  saveAcceptedWrites(owner: Owner, writes: readonly AcceptedWrite[]): void;

  /** The last member who used this browser, until that member signs out. */
  lastMember(): MemberId | null;
  saveLastMember(id: MemberId | null): void;

  /** Whether a member has signed out in this browser without the server saying so; all tabs share it. */
  isSigningOut(): boolean;
  saveSigningOut(isSigningOut: boolean): void;

  /** What a member was entitled to when the server was last reached; none if that is not known. */
  entitlements(member: MemberId): readonly Entitlement[];
  saveEntitlements(member: MemberId, entitlements: readonly Entitlement[]): void;

  /** Removes all records of this owner. */
  clear(owner: Owner): void;

  /** The number of `clear` calls in this browser: playback that started before the latest one is no longer saved. */
  clearCount(): number;

  /** Emits when another tab has changed a record. */
  readonly changedElsewhere$: Observable<void>;
}
export const ViewerStorage = token<ViewerStorage>('ViewerStorage');
