import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import type { Position } from '#domain/playback/player-event.ts';
import { seconds, type Seconds } from '#domain/playback/seconds.ts';
import type { MediaSession, NowPlaying } from '../ports/media-session.ts';
import type { Playback } from './playback.ts';

/** Shows the playing video in the device's media session, and handles the device's media keys. */
export function syncMediaSession(item: MediaItem, playback: Playback, session: MediaSession): void {
  const { state } = playback;
  let isShown = false;
  /** Whether the stop key was pressed: nothing is shown until playback has stopped. */
  let isStopping = false;
  const clear = () => {
    if (isShown) session.clear();
    isShown = false;
  };
  const keys = {
    play: () => playback.play(),
    pause: () => playback.pause(),
    stop: () => {
      playback.pause();
      isStopping = state.now().phase === 'playing';
      clear();
    },
    seekBy: (length: number) => playback.seek(seconds(state.now().position + length)),
    seekTo: (position: Seconds) => playback.seek(position),
  };
  const follow = (now: PlaybackState) => {
    // Loading changes nothing: the video continues.
    if (now.phase === 'loading') return;
    if (now.phase !== 'playing') isStopping = false;
    if (now.phase !== 'playing' && now.phase !== 'paused') {
      clear();
      return;
    }
    if (!isShown && !isStopping && now.phase === 'playing') {
      session.show(nowPlaying(item), keys);
      isShown = true;
    }
    if (isShown) session.update(now.phase, { ...positionOf(now), rate: now.settings.rate });
  };
  state.changes$.subscribe({ next: follow, complete: clear });
}

const positionOf = ({ position, duration }: PlaybackState): Position => ({ position, duration });

const nowPlaying = ({ title, trainerName, image, images }: MediaItem): NowPlaying => ({
  title,
  artist: trainerName,
  artwork: images.length > 0 ? images : image ? [{ src: image, width: DEFAULT_WIDTH }] : [],
});

/** The width of an image of unknown size, in pixels: the default of CAT-15. */
const DEFAULT_WIDTH = 640;
