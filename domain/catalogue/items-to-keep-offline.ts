import type { Favorites } from '../favorites/favorites.ts';
import { continueWatching, type WatchHistory } from '../history/watch-history.ts';
import { distinctItems } from './distinct-items.ts';
import type { MediaItem } from './media-item.ts';

/** Of each list; more than a shelf shows in a few turns. */
const MOST_KEPT = 24;

/**
 * The items that a start without a connection shows: the first favorites, and the first started workouts.
 *
 * @param known the newest first
 */
export function itemsToKeepOffline(
  known: readonly MediaItem[],
  favorites: Favorites,
  history: WatchHistory,
): readonly MediaItem[] {
  const started = continueWatching(history).map(({ mediaId }) => mediaId);
  const wanted = new Set([...favorites.slice(0, MOST_KEPT), ...started.slice(0, MOST_KEPT)]);
  return distinctItems(known.filter(({ id }) => wanted.has(id)));
}
