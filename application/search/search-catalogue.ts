import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { nextPage } from '#domain/catalogue/next-page-address.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { titleMatches } from '#domain/search/title-matches.ts';
import type { UnderstoodQuery } from '#domain/search/understood-query.ts';
import { AppFailure } from '../app-failure.ts';
import type { TitleForViewer } from '../catalogue/title-for-viewer.ts';
import type { CatalogueSearch, FoundItems } from '../ports/catalogue-search.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import { token } from '../injection/token.ts';

/** One page of search results, limited to listable content (CAT-10). */
export interface SearchResults extends FoundItems {
  /** Whether the results come from items that were already loaded, because the platform's search failed. */
  readonly isFallback: boolean;
  readonly more: (() => Promise<SearchResults>) | null;
}

/**
 * Searches the configured playlist, else everything; if that fails, the titles of the known items (SRC-02). Fails as the
 * search did if no known item matches either: an empty result would then be misleading.
 *
 * A query that names filters is answered with the workouts that pass them, whatever else it says (SRC-07): who shows them leaves
 * out those without the rest of the text. That fails as the request did: nobody can tell which known items pass a filter.
 */
export type SearchCatalogue = (
  asked: UnderstoodQuery,
  known: () => readonly MediaItem[],
) => Promise<SearchResults>;
export const SearchCatalogue = token<SearchCatalogue>('SearchCatalogue');

/** @param list the configured search playlist */
export const makeSearchCatalogue =
  (
    platform: CatalogueSearch,
    catalogue: Pick<MediaCatalogue, 'browse' | 'playlistAt'>,
    list: PlaylistId | null,
    titleOf: TitleForViewer,
  ): SearchCatalogue =>
  async ({ query, filters }, known) => {
    if (filters.length > 0) {
      const first = await catalogue.browse(new Map(filters.map(({ key, value }) => [key, value])));
      return pageOf([first], catalogue);
    }
    try {
      const found = await (list ? platform.inPlaylist(list, query) : platform.everywhere(query));
      return resultsOf(found);
    } catch (failure) {
      const items = titleMatches(distinctItems(known()), query, titleOf).filter(isListable);
      if (items.length === 0 || !(failure instanceof AppFailure)) throw failure;
      return { playlist: null, items, isFallback: true, more: null };
    }
  };

const resultsOf = ({ playlist, items, more }: FoundItems): SearchResults => ({
  playlist,
  items: items.filter(isListable),
  isFallback: false,
  more: more && (async () => resultsOf(await more())),
});

/** The last of the pages that have loaded of a list. */
function pageOf(pages: readonly Playlist[], catalogue: Pick<MediaCatalogue, 'playlistAt'>): SearchResults {
  const next = nextPage(pages);
  return {
    playlist: pages[0]?.id ?? null,
    items: (pages.at(-1)?.items ?? []).filter(isListable),
    isFallback: false,
    more: next === null ? null : async () => pageOf([...pages, await catalogue.playlistAt(next)], catalogue),
  };
}
