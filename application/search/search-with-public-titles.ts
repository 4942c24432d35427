import { mayBeMember } from '#domain/account/viewer.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Query } from '#domain/search/query.ts';
import { containsQuery } from '#domain/search/title-matches.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { CatalogueSearch, FoundItems } from '../ports/catalogue-search.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';

/**
 * A search that also finds items by their public titles (CAT-25), which the platform does not know: unless the viewer is a
 * member, the first page begins with the items that only these titles find. One that fails to load is left out.
 */
export function makeSearchWithPublicTitles(
  search: CatalogueSearch,
  catalogue: MediaCatalogue,
  viewer: CurrentViewer,
  { publicTitles }: Pick<AppConfig, 'publicTitles'>,
): CatalogueSearch {
  const load = async (id: MediaId): Promise<readonly MediaItem[]> => {
    try {
      return [await catalogue.media(id)];
    } catch {
      return [];
    }
  };
  const add = async (
    query: Query,
    found: FoundItems,
    isWanted: (item: MediaItem) => boolean = () => true,
  ): Promise<FoundItems> => {
    if (mayBeMember(viewer.now())) return found;
    const ids = [...publicTitles].flatMap(([id, title]) => (containsQuery(title, query) ? [id] : []));
    const missing = ids.filter((id) => !found.items.some((item) => item.id === id));
    const items = (await Promise.all(missing.map(load))).flat().filter(isWanted);
    return { ...found, items: distinctItems([...items, ...found.items]) };
  };
  return {
    inPlaylist: async (list, query) => add(query, await search.inPlaylist(list, query)),
    everywhere: async (query) => add(query, await search.everywhere(query)),
    programs: async (query) =>
      add(query, await search.programs(query), ({ contentType }) => contentType === 'program'),
  };
}
