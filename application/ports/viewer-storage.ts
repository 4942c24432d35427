import type { Observable } from 'rxjs';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import type { FavoriteChange, Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { token } from '../injection/token.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Progress } from '#domain/progress/progress.ts';
import type { ProgressWrite } from './account-server.ts';

/** What this browser knows of the server's state for the item of a pending write. */
export interface ServerState<Value> {
  /** What the server may show until the write arrives, unless it is changed elsewhere; undefined if that is not known. */
  readonly before?: readonly Value[] | undefined;
  /**
   * When the write last left this browser, in milliseconds since 1970; undefined if the server is known not to have accepted
   * it. Its outcome is unknown until a response comes.
   */
  readonly sentAt?: number | undefined;
}

/**
 * A write that the server has not confirmed. Before a write of progress the server shows a progress, or null for none; before
 * a change of a favorite whether it is one; before a clear the favorites.
 */
export type PendingWrite =
  | (ProgressWrite & ServerState<Progress | null>)
  | (Extract<FavoriteChange, { readonly kind: 'favorite' }> & ServerState<boolean>)
  | (Extract<FavoriteChange, { readonly kind: 'clear-favorites' }> & ServerState<MediaId>);

/** A write as the browser stores it. It outlasts its end for a while, for responses and tabs that do not know of it yet. */
export type StoredWrite = PendingWrite & {
  /** Its place among the writes of its owner: a newer one has a greater number. About when it was made, in milliseconds since 1970. */
  readonly order: number;
  /** The tab in which it was made. Two tabs may give two writes for an item the same order. */
  readonly tab: string;
  /** How it ended; undefined while the server has neither accepted nor refused it. */
  readonly settled?: SettledWrite | undefined;
};

export interface SettledWrite {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isAccepted: boolean;
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

  /** The stored writes of a member, in no order: pending ones, ones that newer ones replace, and settled ones. */
  writes(owner: MemberId): readonly StoredWrite[];
  /**
   * Stores a write, in the place of what was stored of it before, and of no other one. Returns whether it outlasts the page: if
   * not, neither does what was stored before.
   */
  saveWrite(owner: MemberId, write: StoredWrite): boolean;
  removeWrites(owner: MemberId, writes: readonly StoredWrite[]): void;

  /** Tells this tab from all others that use the storage. */
  readonly tab: string;

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
