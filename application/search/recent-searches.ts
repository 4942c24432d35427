import { BehaviorSubject, merge } from 'rxjs';
import type { Query } from '#domain/search/query.ts';
import { withoutRecent, withRecent, type RecentQueries } from '#domain/search/recent-searches.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { ownerOf } from '../account/record-owner.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
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
 * signing in, since somebody else may have done so. Changes of other tabs are included.
 */
export function makeRecentSearches(
  viewer: CurrentViewer,
  records: Pick<ViewerStorage, 'lastMember' | 'changedElsewhere$'>,
  store: RecentSearchStore,
): RecentSearches {
  const recent$ = new BehaviorSubject<RecentQueries>([]);
  const publish = () => {
    const owner = ownerOf(viewer.now());
    recent$.next(owner === null ? [] : store.recent(owner));
  };
  const change = (changed: (recent: RecentQueries) => RecentQueries): void => {
    const owner = ownerOf(viewer.now());
    // The member has signed out, here or in another tab, and this page is about to be left.
    if (owner === null || (owner !== 'visitor' && records.lastMember() !== owner)) return;
    store.save(owner, changed(store.recent(owner)));
    publish();
  };
  merge(viewer.changes$, records.changedElsewhere$).subscribe(publish);
  return {
    ...observableStateOf(recent$),
    add: (query, before) => change((recent) => withRecent(recent, query, before)),
    remove: (query) => change((recent) => withoutRecent(recent, query)),
    clear: () => change(() => []),
  };
}
