import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';

/** Loads all items of a playlist, page by page; stops at a page that was loaded before. */
export async function wholePlaylist(catalogue: MediaCatalogue, id: PlaylistId): Promise<MediaItem[]> {
  const read = new Set<string>();
  let part = await catalogue.playlist(id);
  const items = [...part.items];
  while (part.next && !read.has(part.next)) {
    read.add(part.next);
    part = await catalogue.playlistAt(part.next);
    items.push(...part.items);
  }
  return items;
}
