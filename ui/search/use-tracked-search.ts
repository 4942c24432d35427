import { useEffect, useEffectEvent, useRef } from 'react';
import type { Query } from '#domain/search/query.ts';
import type { SearchState } from './use-search.ts';

/** SRC-04: for how long results show before they are tracked, in milliseconds. */
const TRACKED_AFTER_MS = 500;

/** Tells of results that stay for a while, and of how many there are, once for each query (SRC-04). */
export function useTrackedSearch(
  search: SearchState,
  tell: (search: { readonly query: Query; readonly results: number }) => void,
): void {
  const told = useRef<Query | null>(null);
  const track = useEffectEvent(() => {
    if (search.kind !== 'found' || search.query === told.current) return;
    told.current = search.query;
    tell({ query: search.query, results: search.items.length });
  });
  // Only what can be searched for is ever found.
  const shown = search.kind === 'found' && !search.isOutdated ? search.query : null;
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(track, TRACKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
