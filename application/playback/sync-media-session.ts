import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import { seconds, type Seconds } from '#domain/playback/seconds.ts';
import type { MediaSession, NowPlaying } from '../ports/media-session.ts';
import type { Playback } from './playback.ts';

/** Shows on the device what plays, from its start to its end, and lets the device's keys act on it. */
export function syncMediaSession(item: MediaItem, playback: Playback, session: MediaSession): void {
  const { state } = playback;
  let isShown = false;
  /** Whether it was told to stop: until it does, it shows nothing. */
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
    // What has to wait goes on.
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
    if (isShown) session.tell(now.phase, now);
  };
  state.changes$.subscribe({ next: follow, complete: clear });
}

const nowPlaying = ({ title, trainerName, image, images }: MediaItem): NowPlaying => ({
  title,
  artist: trainerName,
  artwork: images.length > 0 ? images : image ? [{ src: image, width: DEFAULT_WIDTH }] : [],
});

/** Of a picture of unknown size, in pixels: CAT-15's default. */
const DEFAULT_WIDTH = 640;
