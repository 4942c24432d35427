import type { RecentSearchStore } from '#application/ports/recent-search-store.ts';
import type { Owner } from '#application/ports/viewer-storage.ts';
import type { RecentQueries } from '#domain/search/recent-searches.ts';

/** Lasts as long as the test. */
export function makeInMemoryRecentSearches(): RecentSearchStore {
  const lists = new Map<Owner, RecentQueries>();
  return {
    recent: (owner) => lists.get(owner) ?? [],
    save: (owner, recent) => void lists.set(owner, recent),
  };
}
