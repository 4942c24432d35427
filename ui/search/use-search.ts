import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SearchCatalogue, type SearchResults } from '#application/search/search-catalogue.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { isSearchable, type Query } from '#domain/search/query.ts';
import { cachedItems } from '../queries/cached-items.ts';
import { FRESH_MS, freshFor } from '../queries/query-client.ts';
import { useInjection } from '../session/use-injection.ts';

/** The state of a search (SRC-03). */
export type SearchState =
  | { readonly kind: 'prompt' | 'loading' }
  | { readonly kind: 'failed'; readonly failure: Error; readonly tryAgain: () => void }
  | FoundState;

/** The results of a search, possibly empty. */
export interface FoundState {
  readonly kind: 'found';
  /** The query of these results: while a new search is running, the previous one. */
  readonly query: Query;
  readonly isOutdated: boolean;
  readonly isFallback: boolean;
  readonly items: readonly MediaItem[];
  readonly from: PlaylistId | null;
  readonly hasMore: boolean;
  /** The next page failed to load. */
  readonly moreFailed: boolean;
  readonly onMore: () => void;
  readonly tryAgain: () => void;
}

/** Runs a search. The previous results stay until those of the new query have loaded. */
export function useSearch(query: Query): SearchState {
  const search = useInjection(SearchCatalogue);
  const queries = useQueryClient();
  const known = () => cachedItems(queries);
  const found = useInfiniteQuery({
    queryKey: ['search', query],
    queryFn: ({ pageParam }) => (pageParam ? pageParam() : search(query, known)),
    initialPageParam: null as (() => Promise<SearchResults>) | null,
    getNextPageParam: ({ more }) => more,
    enabled: isSearchable(query),
    placeholderData: keepPreviousData,
    // Fallback results are requested again at the next opportunity.
    staleTime: (query) => (query.state.data?.pages[0]?.isFallback ? 0 : freshFor(FRESH_MS)(query)),
  });
  const tryAgain = () => void found.refetch();
  if (!isSearchable(query)) return { kind: 'prompt' };
  if (found.error && !found.data && !found.isFetching)
    return { kind: 'failed', failure: found.error, tryAgain };
  const [first] = found.data?.pages ?? [];
  if (!first) return { kind: 'loading' };
  return {
    kind: 'found',
    query: first.query,
    isOutdated: found.isPlaceholderData,
    isFallback: first.isFallback,
    items: distinctItems((found.data?.pages ?? []).flatMap(({ items }) => items)),
    from: first.playlist,
    hasMore: found.hasNextPage && !found.isPlaceholderData,
    moreFailed: found.isFetchNextPageError,
    onMore: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
    tryAgain,
  };
}
