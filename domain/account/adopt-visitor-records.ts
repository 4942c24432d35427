import type { Favorites } from '../favorites/favorites.ts';
import type { WatchHistory } from '../history/watch-history.ts';

/** HIS-03: the visitor's favorites that a member takes over, in order: those the member lacks, as far as there is room. */
export const favoritesToAdopt = (visitors: Favorites, members: Favorites, most: number): Favorites =>
  visitors.filter((id) => !members.includes(id)).slice(0, Math.max(0, most - members.length));

/** HIS-03: the entries of the visitor's history that a member takes over, newest first: those the member has not watched. */
export const historyToAdopt = (visitors: WatchHistory, members: WatchHistory): WatchHistory =>
  visitors.filter(({ mediaId }) => members.every((entry) => entry.mediaId !== mediaId));
