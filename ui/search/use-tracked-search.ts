import { useEffect, useEffectEvent, useRef } from 'react';
import { Analytics } from '#application/ports/analytics.ts';
import type { Query } from '#domain/search/query.ts';
import { useInjection } from '../session/use-injection.ts';
import type { SearchState } from './use-search.ts';

/** SRC-04: how long results must show before they are tracked, in milliseconds. */
const TRACKED_AFTER_MS = 500;

/** Tracks results that show for a while, with their number, once per query (SRC-04). */
export function useTrackedSearch(search: SearchState): void {
  const analytics = useInjection(Analytics);
  const tracked = useRef<Query | null>(null);
  const track = useEffectEvent(() => {
    if (search.kind !== 'found' || search.query === tracked.current) return;
    tracked.current = search.query;
    const { query, items } = search;
    analytics.track({ name: 'Searched', properties: { query, results: items.length } });
  });
  // Results exist only for a searchable query.
  const shown = search.kind === 'found' && !search.isOutdated ? search.query : null;
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(track, TRACKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
