import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { token } from '../token.ts';
import type { Playback } from './playback.ts';

/** An item to be watched, and where somebody came upon it. */
export interface ShownMedia {
  readonly item: MediaItem;
  /** The playlist that the item was opened from. */
  readonly openedFrom: PlaylistId | null;
  readonly poster: string | null;
  /** Where it goes on; null: from where it was left (PLY-02). */
  readonly from: Seconds | null;
}

/** A trailer, and where somebody came upon it. */
export interface ShownTrailer extends Omit<ShownMedia, 'from'> {
  readonly trailer: MediaItem;
}

/** Plays an item in `place`, keeps its progress (PLY-05), also as it ends, and tells what is done with it (PLY-04). */
export type PlayMedia = (shown: ShownMedia, place: HTMLElement) => Playback;
export const PlayMedia = token<PlayMedia>('PlayMedia');

/** Plays a trailer in `place` from its beginning, and tells that it began, once. Its progress is nobody's (MED-15). */
export type PlayTrailer = (shown: ShownTrailer, place: HTMLElement) => Playback;
export const PlayTrailer = token<PlayTrailer>('PlayTrailer');

/** All that it takes to watch. */
export interface MediaPlayback {
  readonly playMedia: PlayMedia;
  readonly playTrailer: PlayTrailer;
  /** Fetches the player, which somebody is about to need (PLY-01). */
  readonly preparePlayer: () => void;
}
export const MediaPlayback = token<MediaPlayback>('MediaPlayback');
