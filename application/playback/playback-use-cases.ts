import type { PageElement } from '../ports/player.ts';
import { token } from '../injection/token.ts';
import { makePlayMedia, type PlaybackPorts, type PlayMedia } from './play-media.ts';
import { makePlayTrailer, type PlayTrailer } from './play-trailer.ts';

/** The use cases of playback. */
export interface PlaybackUseCases {
  readonly playMedia: PlayMedia;
  readonly playTrailer: PlayTrailer;
  /** Preloads the player (PLY-01). */
  readonly preparePlayer: () => void;
  /** Removes the player from a place in which media were played; ends the playback. */
  readonly closePlayer: (place: PageElement) => void;
}
export const PlaybackUseCases = token<PlaybackUseCases>('PlaybackUseCases');

export const makePlaybackUseCases = (ports: PlaybackPorts): PlaybackUseCases => ({
  playMedia: makePlayMedia(ports),
  playTrailer: makePlayTrailer(ports),
  preparePlayer: ports.player.prepare,
  closePlayer: ports.player.close,
});
