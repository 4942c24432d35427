import type { MediaId } from '#domain/catalogue/media-id.ts';
import { withNextUp } from '#domain/catalogue/next-up.ts';
import { SHELF_ITEMS, type Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import { token } from '../token.ts';

/**
 * Reads the row of the daily series, with the next workout of each followed program in it (CAT-04). A workout that cannot
 * be had is left out. Fails as the playlist does.
 */
export type LoadTodaysRow = (daily: PlaylistId, next: readonly MediaId[]) => Promise<Playlist>;
export const LoadTodaysRow = token<LoadTodaysRow>('LoadTodaysRow');

export const makeLoadTodaysRow =
  (catalogue: MediaCatalogue): LoadTodaysRow =>
  async (daily, next) => {
    const [playlist, workouts] = await Promise.all([
      catalogue.playlist(daily, SHELF_ITEMS),
      Promise.all(next.map((id) => catalogue.media(id).catch(() => null))),
    ]);
    return {
      ...playlist,
      items: withNextUp(
        playlist.items,
        workouts.filter((workout) => workout !== null),
      ),
    };
  };
