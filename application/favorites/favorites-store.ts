import { BehaviorSubject, merge } from 'rxjs';
import { favoritesToAdopt } from '#domain/account/adopt-visitor-records.ts';
import type { Member } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import {
  afterChange,
  toggled,
  type FavoriteChange,
  type Favorites,
  type Toggled,
} from '#domain/favorites/favorites.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { ownerOf } from '../account/owner.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Owner, ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';

/** The favorites of the person in front of the screen. */
export interface FavoritesStore extends ObservableState<Favorites> {
  /** Marks an item, or unmarks it (FAV-01), and says what came of it: too many change nothing (FAV-03). */
  toggle(id: MediaId): Toggled['outcome'];
  /** Unmarks all of them (FAV-05). */
  clear(): void;
}
export const FavoritesStore = token<FavoritesStore>('FavoritesStore');

/**
 * A member's favorites are the server's, while it tells them, with what this browser could not send yet laid over them, and
 * what they marked here before they signed in (HIS-03); a visitor's are what the browser keeps (FAV-02). Each change is made
 * to what is kept at that moment, so that two tabs lose nothing of each other's.
 *
 * @param most how many there may be
 */
export function makeFavoritesStore(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
  most: number,
): FavoritesStore {
  const favorites$ = new BehaviorSubject<Favorites>([]);
  const show = () => {
    const owner = ownerOf(viewer.now());
    favorites$.next(owner === null ? [] : records.favorites(owner));
  };
  const owner = (): Owner => ownerOf(viewer.now()) ?? records.lastMember() ?? 'visitor';

  const change = (whose: Owner, made: FavoriteChange): void => {
    // Somebody has signed in or out in another tab, of which this one is about to learn.
    if (whose !== 'visitor' && records.lastMember() !== whose) return;
    records.keepFavorites(whose, afterChange(records.favorites(whose), made));
    if (whose !== 'visitor') outbox.add(whose, made);
  };

  const takeUp = ({ id, favorites }: Member, askedAt: number): void => {
    const unknown = outbox.unknownAt(id, askedAt).filter((write) => write.kind !== 'progress');
    records.keepFavorites(id, unknown.reduce<Favorites>(afterChange, favorites ?? records.favorites(id)));
    // What a visitor marked waits until it shows what the server has.
    if (favorites === null) return;
    const adopted = favoritesToAdopt(records.favorites('visitor'), records.favorites(id), most);
    // The server puts the latest first: so the last of them goes first.
    for (const mediaId of adopted.toReversed()) change(id, { kind: 'favorite', mediaId, wanted: true });
    records.keepFavorites('visitor', []);
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') takeUp(now.member, now.askedAt);
  });
  merge(viewer.changes$, records.changedElsewhere$).subscribe(show);

  return {
    ...observableStateOf(favorites$),
    toggle: (id) => {
      const { outcome } = toggled(records.favorites(owner()), id, most);
      if (outcome === 'too-many') return outcome;
      change(owner(), { kind: 'favorite', mediaId: id, wanted: outcome === 'added' });
      show();
      return outcome;
    },
    clear: () => {
      change(owner(), { kind: 'clear-favorites' });
      show();
    },
  };
}
