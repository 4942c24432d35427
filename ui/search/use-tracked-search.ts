import { Analytics } from '#application/ports/analytics.ts';
import { useInjection } from '../session/use-injection.ts';
import type { SearchState } from './use-search.ts';
import { useSeenResults } from './use-seen-results.ts';

/** Tracks results that show for a while, with their number, once per query (SRC-04). */
export function useTrackedSearch(search: SearchState): void {
  const analytics = useInjection(Analytics);
  useSeenResults(search, ({ query, count: results }) =>
    analytics.track({ name: 'Searched', properties: { query, results } }),
  );
}
