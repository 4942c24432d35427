import { distinctItems } from '../catalogue/distinct-items.ts';
import { isListable } from '../catalogue/listable-content.ts';
import type { MediaItem } from '../catalogue/media-item.ts';
import type { Query } from './query.ts';
import { titleMatches } from './title-matches.ts';

/**
 * CAT-22: the programs that match a query, without duplicates: first the loaded ones with the query in their title, in the
 * list's order; then those that only the server found, best match first.
 */
export const programsFound = (
  loaded: readonly MediaItem[],
  foundByServer: readonly MediaItem[],
  query: Query,
  titleOf: (item: MediaItem) => string,
): readonly MediaItem[] =>
  distinctItems([...titleMatches(loaded, query, titleOf), ...foundByServer].filter(isListable));
