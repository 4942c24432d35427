import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { nextPage } from '#domain/catalogue/next-page-address.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';

/**
 * Loads a playlist page by page, until the items loaded so far are enough; by default all of them. Fails like the catalogue,
 * also if a later page fails.
 *
 * @param atMost how many items a page has; else as many as the platform sends
 */
export async function loadPlaylist(
  catalogue: MediaCatalogue,
  id: PlaylistId,
  isEnough: (items: readonly MediaItem[]) => boolean = () => false,
  atMost?: number,
): Promise<Playlist> {
  const first = await catalogue.playlist(id, atMost);
  const pages = [first];
  for (;;) {
    const items = pages.flatMap((page) => page.items);
    const next = nextPage(pages);
    if (!next || isEnough(items)) return { ...first, items, next };
    pages.push(await catalogue.playlistAt(next));
  }
}
