import type { MediaItem } from './media-item.ts';
import type { Filter } from './playlist.ts';

/**
 * The options of a playlist page's genre dropdown (CAT-17): those of the playlist's menu entry (SHL-14), else the playlist's
 * own, else the genres of its items.
 */
export function genreOptions(
  ofMenu: readonly string[],
  ofPlaylist: readonly string[],
  items: readonly Pick<MediaItem, 'genre'>[],
): readonly string[] {
  if (ofMenu.length > 0) return ofMenu;
  if (ofPlaylist.length > 0) return ofPlaylist;
  return [...new Set(items.flatMap(({ genre }) => genre ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
}

/** Whether an item is of a genre; every item is if none is selected. */
export const isOfGenre = (item: Pick<MediaItem, 'genre'>, genre: string | null): boolean =>
  genre === null || item.genre === genre;

/**
 * The dropdowns of the browse page, where a menu entry names the genres to choose from (SHL-14): the one that has them offers no
 * others.
 */
export function withMenuGenres(filters: readonly Filter[], ofMenu: readonly string[]): readonly Filter[] {
  return filters.map((filter) => {
    const named = filter.options.filter(
      ({ label, value }) => ofMenu.includes(label) || ofMenu.includes(value),
    );
    return named.length > 0 ? { ...filter, options: named } : filter;
  });
}
