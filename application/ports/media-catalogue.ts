import type { ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { token } from '../injection/token.ts';
import type { Grant } from './content-signer.ts';

/** The video platform's catalogue (Specification 1, section 7). */
export interface MediaCatalogue {
  /**
   * Loads one item; with a grant, including its sources if content is signed (ACC-07). Fails with `not-found`, with the
   * message 'MediaItem not found' if the response is empty.
   */
  media(id: MediaId, grant?: Grant): Promise<MediaItem>;

  /**
   * Loads the first page of a playlist, with `atMost` items if given; an id that starts with '/' is requested from the
   * account API. Fails with `not-found`.
   */
  playlist(id: PlaylistId, atMost?: number): Promise<Playlist>;

  /** The items of a recommendations playlist for an item. Fails with `not-found`. */
  recommendations(list: PlaylistId, id: MediaId): Promise<Playlist>;

  /** The first page of the workouts that match the filters, of which there is at least one (CAT-20). */
  browse(chosen: ChosenFilters): Promise<Playlist>;

  /** A trainer's own item (CAT-21). Fails with `not-found`. */
  trainer(id: TrainerId): Promise<MediaItem>;

  /** Loads the next page, at the address that the previous page gave as `next`. */
  playlistAt(next: string): Promise<Playlist>;

  /**
   * Loads the items of a watchlist among `ids`, at most 50, in any order; unknown ids are omitted. Fails with `not-found` if
   * there is no such watchlist.
   */
  watchlist(id: string, ids: readonly MediaId[]): Promise<readonly MediaItem[]>;
}
export const MediaCatalogue = token<MediaCatalogue>('MediaCatalogue');
