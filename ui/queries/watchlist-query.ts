import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';

/** The first part of the keys of queries for the items of the viewer's own lists. */
export const WATCHLIST_KEY = 'watchlist';

/** The items of a member's own list, in the member's order; those of the previous ids stay until they have loaded. */
export const watchlistQuery = (load: LoadWatchlist, listId: string | null, ids: readonly MediaId[]) =>
  queryOptions({
    queryKey: [WATCHLIST_KEY, listId, ids],
    queryFn: () => load(listId, ids),
    placeholderData: keepPreviousData<readonly MediaItem[]>,
  });
