import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Query } from '#domain/search/query.ts';
import { titleMatches } from '#domain/search/title-matches.ts';
import { AppFailure } from '../app-failure.ts';
import type { TitleForViewer } from '../catalogue/title-for-viewer.ts';
import type { CatalogueSearch, FoundItems } from '../ports/catalogue-search.ts';
import { token } from '../injection/token.ts';

/** One page of search results, limited to listable content (CAT-10). */
export interface SearchResults extends FoundItems {
  readonly query: Query;
  /** Whether the results come from items that were already loaded, because the platform's search failed. */
  readonly isFallback: boolean;
  readonly more: (() => Promise<SearchResults>) | null;
}

/**
 * Searches the configured playlist, else everything; if that fails, the titles of the known items (SRC-02). Fails as the
 * search did if no known item matches either: an empty result would then be misleading.
 */
export type SearchCatalogue = (query: Query, known: () => readonly MediaItem[]) => Promise<SearchResults>;
export const SearchCatalogue = token<SearchCatalogue>('SearchCatalogue');

/** @param list the configured search playlist */
export const makeSearchCatalogue =
  (platform: CatalogueSearch, list: PlaylistId | null, titleOf: TitleForViewer): SearchCatalogue =>
  async (query, known) => {
    try {
      const found = await (list ? platform.inPlaylist(list, query) : platform.everywhere(query));
      return resultsOf(query, found);
    } catch (failure) {
      const items = titleMatches(distinctItems(known()), query, titleOf).filter(isListable);
      if (items.length === 0 || !(failure instanceof AppFailure)) throw failure;
      return { query, playlist: null, items, isFallback: true, more: null };
    }
  };

const resultsOf = (query: Query, { playlist, items, more }: FoundItems): SearchResults => ({
  query,
  playlist,
  items: items.filter(isListable),
  isFallback: false,
  more: more && (async () => resultsOf(query, await more())),
});
