import type { MediaItem } from './media-item.ts';

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

/** The items of a genre; all items if none is selected. */
export const ofGenre = (items: readonly MediaItem[], genre: string | null): readonly MediaItem[] =>
  genre === null ? items : items.filter((item) => item.genre === genre);
