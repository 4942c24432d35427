import { useEffect, useEffectEvent, useRef } from 'react';
import type { Query } from '#domain/search/query.ts';
import type { FoundState, SearchState } from './use-search.ts';

/** SRC-04: how long results must show before they count as seen, in milliseconds. */
const SEEN_AFTER_MS = 500;

/** Whether a list that goes on has no result yet, and looks further. */
export const looksFurther = ({ count, hasMore, pause }: FoundState): boolean =>
  count === 0 && hasMore && pause === null;

/** Calls back when results have shown for a while, once per query. */
export function useSeenResults(search: SearchState, onSeen: (found: FoundState) => void): void {
  const seen = useRef<Query | null>(null);
  const note = useEffectEvent(() => {
    if (search.kind !== 'found' || search.query === seen.current) return;
    seen.current = search.query;
    onSeen(search);
  });
  // Results exist only for a searchable query.
  const isShown = search.kind === 'found' && !search.isOutdated && !looksFurther(search);
  const shown = isShown ? search.query : null;
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(note, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
