import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PageElement } from '../ports/player.ts';
import { token } from '../injection/token.ts';
import type { PlayMedia } from './play-media.ts';
import type { PlayTrailer } from './play-trailer.ts';

/** The use cases of playback. */
export interface PlaybackUseCases {
  readonly playMedia: PlayMedia;
  readonly playTrailer: PlayTrailer;
  /** Preloads the player (PLY-01), and what grants an item that is about to be played. */
  readonly preparePlayer: (item?: MediaItem) => void;
  /** Removes the player from a place in which media were played; ends the playback. */
  readonly closePlayer: (place: PageElement) => void;
}
export const PlaybackUseCases = token<PlaybackUseCases>('PlaybackUseCases');
