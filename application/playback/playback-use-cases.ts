import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { BroadcastPart } from '#domain/live/broadcast-part.ts';
import type { Program } from '#domain/live/program.ts';
import type { PageElement } from '../ports/player.ts';
import { token } from '../token.ts';
import type { Playback } from './playback.ts';

/** An item to play, and where it was opened from. */
export interface ShownMedia {
  readonly item: MediaItem;
  /** The playlist that the item was opened from. */
  readonly openedFrom: PlaylistId | null;
  readonly poster: string | null;
  /** Of a live channel: the part of its broadcast; omitted or null for the live edge (LIV-04). */
  readonly part?: BroadcastPart | null;
  /** Of a live channel: returns the program that is shown, null if there is none; called at each tracked event. */
  readonly programShown?: () => Pick<Program, 'id' | 'title'> | null;
  /** What the screen shows over the video, in full screen, too (PLY-03). */
  readonly overlay?: PageElement;
}

/** A trailer to play, and where its item was opened from. */
export interface ShownTrailer extends Omit<ShownMedia, 'part' | 'programShown' | 'overlay'> {
  readonly trailer: MediaItem;
}

/** A playback that can be repeated if it has failed. */
export interface RetryablePlayback extends Playback {
  /** Ends it, and plays the same from its last position. */
  retry(): RetryablePlayback;
}

/**
 * Plays an item in `place` from its saved position (PLY-02), saves its progress, also when it ends (PLY-05), and tracks its events
 * (PLY-04).
 */
export type PlayMedia = (shown: ShownMedia, place: PageElement) => RetryablePlayback;
export const PlayMedia = token<PlayMedia>('PlayMedia');

/** Plays a trailer in `place` from its start, and tracks the start once. Its progress is not saved (MED-15). */
export type PlayTrailer = (shown: ShownTrailer, place: PageElement) => Playback;
export const PlayTrailer = token<PlayTrailer>('PlayTrailer');

/** The use cases of playback. */
export interface MediaPlayback {
  readonly playMedia: PlayMedia;
  readonly playTrailer: PlayTrailer;
  /** Preloads the player (PLY-01). */
  readonly preparePlayer: () => void;
  /** Removes the player from a place in which media were played; ends the playback. */
  readonly closePlayer: (place: PageElement) => void;
}
export const MediaPlayback = token<MediaPlayback>('MediaPlayback');
