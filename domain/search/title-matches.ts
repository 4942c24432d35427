import type { MediaItem } from '../catalogue/media-item.ts';
import type { Query } from './query.ts';

/** Normalizes case and the encoding of accents. */
const folded = (text: string): string => text.normalize().toLowerCase();

/** SRC-02: whether a title contains a query, ignoring case. */
export const containsQuery = (title: string, query: Query): boolean => folded(title).includes(folded(query));

/**
 * SRC-02: the items whose title contains the query.
 *
 * @param titleOf the title of an item as the viewer reads it
 */
export const titleMatches = (
  items: readonly MediaItem[],
  query: Query,
  titleOf: (item: MediaItem) => string,
): readonly MediaItem[] => items.filter((item) => containsQuery(titleOf(item), query));
