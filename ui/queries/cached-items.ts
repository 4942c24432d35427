import type { QueryClient } from '@tanstack/react-query';
import type { MediaItem } from '#domain/catalogue/media-item.ts';

/** The `meta` of a query whose data contains no items. */
export const WITHOUT_ITEMS = { containsItems: false } as const;

/** All items in the query cache, from any query. */
export const cachedItems = (queries: QueryClient): readonly MediaItem[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => meta !== WITHOUT_ITEMS)
    .flatMap(({ state }) => itemsIn(state.data));

function itemsIn(data: unknown): readonly MediaItem[] {
  if (typeof data !== 'object' || data === null) return [];
  if (isItem(data)) return [data];
  if (data instanceof Map) return [...data.values()].flatMap(itemsIn);
  return Object.values(data).flatMap(itemsIn);
}

const isItem = (data: object): data is MediaItem => 'contentType' in data && 'id' in data && 'title' in data;
