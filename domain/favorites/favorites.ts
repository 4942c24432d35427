import type { MediaId } from '../catalogue/media-id.ts';

/** The ids of the favorites, newest first. */
export type Favorites = readonly MediaId[];

/** FAV-03: the maximum number of favorites if the config does not set one. */
export const MAX_FAVORITES = 48;

/** The result of a toggle (FAV-01, FAV-03). */
export type ToggleResult =
  { readonly outcome: 'added' | 'removed'; readonly favorites: Favorites } | { readonly outcome: 'too-many' };

/** FAV-01: adds an absent item at the front, or removes a present one; FAV-03: adds nothing beyond the maximum. */
export function toggleFavorite(favorites: Favorites, id: MediaId, most: number): ToggleResult {
  if (favorites.includes(id)) return { outcome: 'removed', favorites: without(favorites, id) };
  if (favorites.length >= most) return { outcome: 'too-many' };
  return { outcome: 'added', favorites: [id, ...favorites] };
}

/** A change made to favorites. */
export type FavoriteChange =
  | { readonly kind: 'favorite'; readonly mediaId: MediaId; readonly wanted: boolean }
  | { readonly kind: 'clear-favorites' };

/** Applies a change to favorites, whether or not it is already included (HIS-03). */
export function applyFavoriteChange(favorites: Favorites, change: FavoriteChange): Favorites {
  if (change.kind === 'clear-favorites') return [];
  const others = without(favorites, change.mediaId);
  return change.wanted ? [change.mediaId, ...others] : others;
}

const without = (favorites: Favorites, id: MediaId): Favorites => favorites.filter((other) => other !== id);
