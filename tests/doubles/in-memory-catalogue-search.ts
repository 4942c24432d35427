import type { CatalogueSearch, FoundItems } from '#application/ports/catalogue-search.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { isPathPlaylist } from '#domain/catalogue/playlist-id.ts';
import type { Query } from '#domain/search/query.ts';

/** In-memory search by title. */
export interface InMemoryCatalogueSearch extends CatalogueSearch {
  /** From now on every request fails. */
  failWith(failure: Error): void;
}

/** @param atOnce the number of items per page */
export function makeInMemoryCatalogueSearch(
  items: readonly MediaItem[] = [],
  playlists: readonly Playlist[] = [],
  atOnce = 50,
): InMemoryCatalogueSearch {
  let failure: Error | null = null;
  const partOf = async (found: readonly MediaItem[], playlist: PlaylistId | null): Promise<FoundItems> => {
    if (failure) throw failure;
    const rest = found.slice(atOnce);
    return {
      playlist,
      items: found.slice(0, atOnce),
      more: rest.length > 0 ? () => partOf(rest, playlist) : null,
    };
  };
  return {
    failWith: (next) => (failure = next),
    inPlaylist: async (list, asked) => {
      const searched = playlists.find(({ id }) => id === list);
      if (!searched) throw failure ?? new AppFailure('not-found', `No ${list}`);
      return partOf(foundIn(searched.items, asked), isPathPlaylist(list) ? null : list);
    },
    everywhere: (asked) => partOf(foundIn(items, asked), null),
    programs: (asked) =>
      partOf(
        foundIn(items, asked).filter(({ contentType }) => contentType === 'program'),
        null,
      ),
  };
}

/** The items whose titles contain the query, exact matches first. */
function foundIn(items: readonly MediaItem[], asked: Query): readonly MediaItem[] {
  const title = (item: MediaItem): string => item.title.toLowerCase();
  const sought = asked.toLowerCase();
  const found = items.filter((item) => title(item).includes(sought));
  return [
    ...found.filter((item) => title(item) === sought),
    ...found.filter((item) => title(item) !== sought),
  ];
}
