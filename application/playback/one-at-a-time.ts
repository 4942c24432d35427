import type { Playback } from './playback.ts';
import type { Watching } from './watching.ts';

/** Watching in which whatever plays pauses for a trailer. */
export function oneAtATime({ playMedia, playTrailer, preparePlayer }: Watching): Watching {
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
