import type { RecentQueries } from '#domain/search/recent-searches.ts';
import { token } from '../injection/token.ts';
import type { Owner } from './viewer-storage.ts';

/**
 * The recent searches of a viewer, kept in this browser alone (SRC-06). They are cleared with the owner's other records. Never
 * fails: what cannot be stored lasts as long as the page.
 */
export interface RecentSearchStore {
  /** What cannot be read is omitted. */
  recent(owner: Owner): RecentQueries;
  save(owner: Owner, recent: RecentQueries): void;
}
export const RecentSearchStore = token<RecentSearchStore>('RecentSearchStore');
