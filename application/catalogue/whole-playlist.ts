import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { nextPage } from '#domain/catalogue/next-page.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';

/** Loads all items of a playlist, page by page. */
export async function wholePlaylist(catalogue: MediaCatalogue, id: PlaylistId): Promise<MediaItem[]> {
  const pages = [await catalogue.playlist(id)];
  for (let next = nextPage(pages); next; next = nextPage(pages)) pages.push(await catalogue.playlistAt(next));
  return pages.flatMap(({ items }) => items);
}
