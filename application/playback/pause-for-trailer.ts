import type { Playback } from './playback.ts';
import type { MediaPlayback } from './media-playback.ts';

/** Playback of media in which whatever plays pauses for a trailer. */
export function pauseForTrailer({ playMedia, playTrailer, preparePlayer }: MediaPlayback): MediaPlayback {
  let playing: Playback | null = null;
  return {
    playMedia: (shown, place) => (playing = playMedia(shown, place)),
    playTrailer: (shown, place) => {
      playing?.pause();
      return playTrailer(shown, place);
    },
    preparePlayer,
  };
}
