import { useEffect, useRef } from 'react';
import { RecentSearches } from '#application/search/recent-searches.ts';
import type { Query } from '#domain/search/query.ts';
import type { RecentQueries } from '#domain/search/recent-searches.ts';
import { useInjection } from '../session/use-injection.ts';
import { useObservableState } from '../session/use-observable-state.ts';
import type { SearchState } from './use-search.ts';
import { useSeenResults } from './use-seen-results.ts';

interface RecentSearchList {
  readonly recent: RecentQueries;
  readonly remove: (query: Query) => void;
  readonly clear: () => void;
}

/** The recent searches of the current viewer (SRC-06). */
export function useRecentSearches(): RecentSearchList {
  const searches = useInjection(RecentSearches);
  return {
    recent: useObservableState(searches),
    remove: (query) => searches.remove(query),
    clear: () => searches.clear(),
  };
}

/** Keeps the query of results that have shown for a while. */
export function useKeptSearch(search: SearchState): void {
  const searches = useInjection(RecentSearches);
  const before = useRef<Query | null>(null);
  const { kind } = search;
  useEffect(() => {
    if (kind === 'prompt') before.current = null;
  }, [kind]);
  useSeenResults(search, ({ query, count }) => {
    if (count === 0) return;
    searches.add(query, before.current);
    before.current = query;
  });
}

/** Returns the function that keeps a query because one of its results was opened. */
export function useKeepSearch(): (query: Query) => void {
  const searches = useInjection(RecentSearches);
  return (query) => searches.add(query, null);
}
