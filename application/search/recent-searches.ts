import type { Query } from '#domain/search/query.ts';
import { withoutRecent, withRecent, type RecentQueries } from '#domain/search/recent-searches.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { makeOwnersList } from '../account/owners-list.ts';
import type { ObservableState } from '../observable-state.ts';
import type { RecentSearchStore } from '../ports/recent-search-store.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';

/** The recent searches of the current viewer (SRC-06); none while nobody knows who that is. */
export interface RecentSearches extends ObservableState<RecentQueries> {
  /** @param before the query whose results showed before, in the same stay; it is replaced if the new one continues it */
  add(query: Query, before: Query | null): void;
  remove(query: Query): void;
  clear(): void;
}
export const RecentSearches = token<RecentSearches>('RecentSearches');

/**
 * Members and the visitors of a browser have lists of their own: a member takes over nothing that was searched for without
 * signing in, since somebody else may have done so.
 */
export function makeRecentSearches(
  viewer: CurrentViewer,
  records: Pick<ViewerStorage, 'lastMember' | 'changedElsewhere$'>,
  store: RecentSearchStore,
): RecentSearches {
  const { changes$, now, change } = makeOwnersList(viewer, records, {
    of: (owner) => store.recent(owner),
    save: (owner, recent) => store.save(owner, recent),
  });
  return {
    changes$,
    now,
    add: (query, before) => change((recent) => withRecent(recent, query, before)),
    remove: (query) => change((recent) => withoutRecent(recent, query)),
    clear: () => change(() => []),
  };
}
