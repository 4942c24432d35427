import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';

/** All items of a playlist, part after part; a part that was read before ends it. */
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
