import type { MediaId } from '../catalogue/media-id.ts';

/** What somebody has marked as a favorite, in their own order: the newest first. */
export type Favorites = readonly MediaId[];

/** FAV-03: how many there may be where the config does not say. */
export const MOST_FAVORITES = 48;

/** What a toggle comes to (FAV-01, FAV-03). */
export type Toggled =
  { readonly outcome: 'added' | 'removed'; readonly favorites: Favorites } | { readonly outcome: 'too-many' };

/** FAV-01: adds what is absent, in front, and removes what is there; FAV-03: nothing is added past the maximum. */
export function toggled(favorites: Favorites, id: MediaId, most: number): Toggled {
  if (favorites.includes(id)) return { outcome: 'removed', favorites: without(favorites, id) };
  if (favorites.length >= most) return { outcome: 'too-many' };
  return { outcome: 'added', favorites: [id, ...favorites] };
}

/** Something that has been done to favorites. */
export type FavoriteChange =
  | { readonly kind: 'favorite'; readonly mediaId: MediaId; readonly wanted: boolean }
  | { readonly kind: 'clear-favorites' };

/** The favorites after a change, whether they knew of it or not (HIS-03). */
export function afterChange(favorites: Favorites, change: FavoriteChange): Favorites {
  if (change.kind === 'clear-favorites') return [];
  const others = without(favorites, change.mediaId);
  return change.wanted ? [change.mediaId, ...others] : others;
}

const without = (favorites: Favorites, id: MediaId): Favorites => favorites.filter((other) => other !== id);
