import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { SearchCatalogue, type SearchResults } from '#application/search/search-catalogue.ts';
import { isLocked } from '#domain/catalogue/card-facts.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { containsWords, plainWords } from '#domain/search/plain-words.ts';
import { isSearchable, type Query } from '#domain/search/query.ts';
import { resultGroups, type ResultGroup } from '#domain/search/result-groups.ts';
import {
  understoodQuery,
  type UnderstoodFilter,
  type UnderstoodQuery,
} from '#domain/search/understood-query.ts';
import { cachedItems } from '../queries/cached-items.ts';
import { FRESH_MS, freshFor } from '../queries/query-client.ts';
import { useDropdowns } from '../queries/use-paged-playlist.ts';
import { usePause } from '../queries/use-pause.ts';
import { useAccess } from '../session/use-access.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useUnderstoodQuery } from './use-understood-query.ts';

/** The state of a search (SRC-03). */
export type SearchState =
  /** It is not known yet what the query means. */
  | { readonly kind: 'waiting' }
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
  readonly groups: readonly ResultGroup[];
  /** How many results there are so far. */
  readonly count: number;
  readonly from: PlaylistId | null;
  readonly hasMore: boolean;
  /** The next page failed to load. */
  readonly moreFailed: boolean;
  readonly onMore: () => void;
  /** Set if several pages in a row had no result: how much was looked through, and how to go on. */
  readonly pause: { readonly count: number; readonly resume: () => void } | null;
  readonly tryAgain: () => void;
}

/** A search, with the filters that its query is understood to name (SRC-07). */
interface Search {
  readonly filters: readonly UnderstoodFilter[];
  readonly state: SearchState;
}

/**
 * Runs a search. The previous results stay until those of the new query have loaded.
 *
 * @param takenBack words of the query that are text whatever they name
 */
export function useSearch(query: Query, takenBack: readonly string[]): Search {
  const { understood, isReady } = useUnderstoodQuery(query, takenBack);
  const found = useResults(understood, isReady);
  const [shown, setShown] = useState(understood);
  const isOutdated = found.isPlaceholderData;
  if (!isOutdated && shown !== understood) setShown(understood);
  const pages = found.data?.pages ?? NO_PAGES;
  const { groups, count, matches } = useGroups(isOutdated ? shown : understood, pages);
  const onMore = () => {
    if (found.hasNextPage && !found.isFetching) void found.fetchNextPage({ cancelRefetch: false });
  };
  const list = { pages, hasMore: found.hasNextPage && !isOutdated, loadMore: onMore };
  const { isPaused, resume } = usePause(list, `${query} ${takenBack.join()}`, matches);
  const tryAgain = () => void found.refetch();

  const state = (): SearchState => {
    if (!isSearchable(query)) return { kind: 'prompt' };
    if (found.error && !found.data && !found.isFetching)
      return { kind: 'failed', failure: found.error, tryAgain };
    const [first] = pages;
    if (!first) return { kind: isReady ? 'loading' : 'waiting' };
    return {
      kind: 'found',
      query: isOutdated ? shown.query : query,
      isOutdated,
      isFallback: first.isFallback,
      groups,
      count,
      from: first.playlist,
      hasMore: list.hasMore,
      moreFailed: found.isFetchNextPageError,
      onMore,
      pause: isPaused ? { count: pages.flatMap(({ items }) => items).length, resume } : null,
      tryAgain,
    };
  };
  return { filters: understood.filters, state: state() };
}

const NO_PAGES: readonly SearchResults[] = [];

/** Filters have the same results whatever else the query says. */
const keyOf = ({ query, filters }: UnderstoodQuery) =>
  filters.length > 0 ? filters.map(({ key, value }) => [key, value]) : query;

const resultsQuery = (search: SearchCatalogue, understood: UnderstoodQuery, queries: QueryClient) =>
  infiniteQueryOptions({
    queryKey: ['search', keyOf(understood)],
    queryFn: ({ pageParam }) => (pageParam ? pageParam() : search(understood, () => cachedItems(queries))),
    initialPageParam: null as (() => Promise<SearchResults>) | null,
    getNextPageParam: ({ more }) => more,
    // Fallback results are requested again at the next opportunity.
    staleTime: (query) => (query.state.data?.pages[0]?.isFallback ? 0 : freshFor(FRESH_MS)(query)),
  });

/** @param isWanted whether it is known what the query means */
function useResults(understood: UnderstoodQuery, isWanted: boolean) {
  const search = useInjection(SearchCatalogue);
  const queries = useQueryClient();
  return useInfiniteQuery({
    ...resultsQuery(search, understood, queries),
    enabled: isWanted && isSearchable(understood.query),
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns a function that requests the results of a query, before its screen has rendered; without the dropdowns by which it is
 * understood, it leaves that to the screen.
 *
 * @param isWanted whether the dropdowns are to be loaded
 */
export function usePrefetchSearch(isWanted: boolean): (query: Query, takenBack: readonly string[]) => void {
  const search = useInjection(SearchCatalogue);
  const queries = useQueryClient();
  const { dropdowns, isKnown } = useDropdowns(useConfig().playlists.browse, isWanted);
  return (query, takenBack) => {
    if (!isKnown || !isSearchable(query)) return;
    const understood = understoodQuery(query, dropdowns, takenBack);
    // The screen tries again, and says what has failed.
    queries.infiniteQuery(resultsQuery(search, understood, queries)).catch(() => undefined);
  };
}

/** The results in groups (SRC-06): of workouts that pass filters, those with the rest of the text in title or description. */
function useGroups({ text, filters }: UnderstoodQuery, pages: readonly SearchResults[]) {
  const access = useAccess();
  const titleOf = useItemTitle();
  const words = plainWords(text);
  const isSifted = filters.length > 0 && isSearchable(text);
  const matches = (item: MediaItem) =>
    !isSifted || containsWords(`${titleOf(item)} ${item.description}`, words);
  const groups = resultGroups(
    pages.map(({ items }) => items.filter(matches)),
    {
      isLocked: (item) => isLocked(item, access(item)),
      isInTitle: (item) => containsWords(titleOf(item), words),
    },
  );
  return { groups, count: groups.flatMap(({ items }) => items).length, matches };
}
