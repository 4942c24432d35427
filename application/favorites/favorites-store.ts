import { BehaviorSubject, merge } from 'rxjs';
import { favoritesToAdopt } from '#domain/account/adopt-visitor-records.ts';
import type { Member, Viewer } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import {
  applyFavoriteChange,
  toggleFavorite,
  type FavoriteChange,
  type Favorites,
  type ToggleResult,
} from '#domain/favorites/favorites.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { ownerOf } from '../account/record-owner.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { Owner, PendingWrite, ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';

/** The favorites of the current viewer. */
export interface FavoritesStore extends ObservableState<Favorites> {
  /** Adds or removes an item (FAV-01) and returns the outcome; beyond the maximum nothing changes (FAV-03). */
  toggle(id: MediaId): ToggleResult['outcome'];
  /** Removes all favorites (FAV-05). */
  clear(): void;
}
export const FavoritesStore = token<FavoritesStore>('FavoritesStore');

/**
 * A member's favorites are those of the server, if it sends them, with changes that this browser has not sent yet applied on
 * top, and with the favorites added here before signing in (HIS-03); a visitor's are stored in the browser (FAV-02). Each
 * change applies to the currently stored list, so that two tabs do not overwrite each other's changes.
 *
 * @param most the maximum number of favorites
 */
export function makeFavoritesStore(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
  most: number,
): FavoritesStore {
  const favorites$ = new BehaviorSubject<Favorites>([]);
  const publish = () => {
    const owner = ownerOf(viewer.now());
    favorites$.next(owner === null ? [] : records.favorites(owner));
  };
  const owner = (): Owner => ownerOf(viewer.now()) ?? records.lastMember() ?? 'visitor';

  const accepted = makeAcceptedWrites(viewer);
  const change = (whose: Owner, made: FavoriteChange): void => {
    accepted.set([]);
    // Another tab has signed in or out, and this tab has not been notified yet.
    if (whose !== 'visitor' && records.lastMember() !== whose) return;
    const copy = records.favorites(whose);
    records.saveFavorites(whose, applyFavoriteChange(copy, made));
    if (whose !== 'visitor')
      outbox.add(whose, isListKnown(viewer.now()) ? withStateBefore(made, copy) : made);
  };

  const mergeServerRecords = ({ id, favorites }: Member, requestedAt: number): void => {
    const unknown = outbox.writesMissingSince(id, requestedAt);
    records.saveFavorites(id, withChanges(favorites ?? records.favorites(id), unknown));
    // A visitor's favorites are adopted only once the server's list is known.
    if (favorites === null) return;
    const adopted = favoritesToAdopt(records.favorites('visitor'), records.favorites(id), most);
    // The server puts the latest first, so the list is sent in reverse.
    for (const mediaId of adopted.toReversed()) change(id, { kind: 'favorite', mediaId, wanted: true });
    records.saveFavorites('visitor', []);
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') mergeServerRecords(now.member, now.requestedAt);
  });
  // Two tabs that change an item at the same moment send their changes in another order than they store them.
  outbox.accepted$.subscribe(({ owner: whose, writes }) => {
    if (records.lastMember() !== whose) return;
    accepted.set(writes);
    const copy = records.favorites(whose);
    const shown = withChanges(copy, writes);
    if (hasSameItems(copy, shown)) return;
    records.saveFavorites(whose, shown);
    publish();
  });
  records.changedElsewhere$.subscribe(() => accepted.check(records.favorites(owner())));
  merge(viewer.changes$, records.changedElsewhere$).subscribe(publish);

  return {
    ...observableStateOf(favorites$),
    toggle: (id) => {
      const { outcome } = toggleFavorite(records.favorites(owner()), id, most);
      if (outcome === 'too-many') return outcome;
      change(owner(), { kind: 'favorite', mediaId: id, wanted: outcome === 'added' });
      publish();
      return outcome;
    },
    clear: () => {
      change(owner(), { kind: 'clear-favorites' });
      publish();
    },
  };
}

/**
 * The last writes that the server accepted from this tab, until something newer is known. What another tab stores after them may
 * be newer, or late, as a browser tells tabs of each other's changes with a delay: only the server knows.
 */
function makeAcceptedWrites(viewer: CurrentViewer) {
  let accepted: readonly MemberWrite[] = [];
  viewer.changes$.subscribe(() => (accepted = []));
  return {
    set: (writes: readonly MemberWrite[]) => void (accepted = writes),
    /** Requests the server's list where the stored one contradicts what the server accepted. */
    check: (stored: Favorites) => {
      if (hasSameItems(stored, withChanges(stored, accepted))) return;
      accepted = [];
      void viewer.refresh();
    },
  };
}

const withChanges = (favorites: Favorites, writes: readonly MemberWrite[]): Favorites =>
  writes.filter((write) => write.kind !== 'progress').reduce<Favorites>(applyFavoriteChange, favorites);

const hasSameItems = (one: Favorites, other: Favorites): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/** Whether this browser's list is a copy of the server's. */
const isListKnown = (now: Viewer): boolean => now.state !== 'member' || now.member.favorites !== null;

/** A change with what the server shows before it, if its list is this one. */
const withStateBefore = (change: FavoriteChange, list: Favorites): PendingWrite =>
  change.kind === 'clear-favorites'
    ? { ...change, before: list }
    : { ...change, before: [list.includes(change.mediaId)] };
