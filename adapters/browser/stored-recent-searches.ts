import * as z from 'zod/mini';
import type { RecentSearchStore } from '#application/ports/recent-search-store.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { query } from '#domain/search/query.ts';
import { MOST_RECENT } from '#domain/search/recent-searches.ts';
import { nonEmptyString } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import { makeStoredList } from './stored-list.ts';

/** One list of queries for each owner, beside the owner's other records. */
export function makeStoredRecentSearches(storage: SafeStorage, reporter: Reporter): RecentSearchStore {
  const list = makeStoredList(storage, reporter, {
    name: 'recent-searches',
    schema: z.pipe(nonEmptyString, z.transform(query)),
    newest: (stored) => stored.slice(0, MOST_RECENT),
  });
  return { recent: list.of, save: list.saveOrKeepOlder };
}
