import type { ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { token } from '../token.ts';
import type { Grant } from './content-signer.ts';

/** The video platform's catalogue (Specification 1, section 7). */
export interface MediaCatalogue {
  /**
   * One item; with a grant, its sources too where content is signed (ACC-07). Fails with `not-found` where there is none,
   * and with 'MediaItem not found' where the answer is empty.
   */
  media(id: MediaId, grant?: Grant): Promise<MediaItem>;

  /**
   * The beginning of a playlist, of `atMost` items where that is given; an id that starts with '/' is asked of the account
   * API. Fails with `not-found`.
   */
  playlist(id: PlaylistId, atMost?: number): Promise<Playlist>;

  /** What a recommendations playlist holds for an item. Fails with `not-found`. */
  recommendations(list: PlaylistId, id: MediaId): Promise<Playlist>;

  /** The beginning of the workouts that pass filters, of which there is at least one (CAT-20). */
  browse(chosen: ChosenFilters): Promise<Playlist>;

  /** A trainer's own item (CAT-21). Fails with `not-found`. */
  trainer(id: TrainerId): Promise<MediaItem>;

  /** What follows, at the address that the part before gave as `next`. */
  playlistAt(next: string): Promise<Playlist>;

  /**
   * The items of a watchlist among `ids`, at most 50 of them, in any order; ids that it does not know are left out.
   * Fails with `not-found` where there is no such watchlist.
   */
  watchlist(id: string, ids: readonly MediaId[]): Promise<readonly MediaItem[]>;
}
export const MediaCatalogue = token<MediaCatalogue>('MediaCatalogue');
