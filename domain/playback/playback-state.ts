import { clockTime } from './clock-time.ts';
import type { Position, SeekRange } from './player-event.ts';
import { isLive, seconds, type Seconds } from './seconds.ts';

/** The state of a playback that the screen shows. */
export interface PlaybackState extends Position {
  readonly phase:
    | 'loading'
    | 'waiting-for-press'
    | 'advertising'
    | 'playing'
    | 'paused'
    | 'completed'
    | 'library-failed'
    | 'video-failed'
    | 'access-failed';
  /** The signing service's reason for denying access, if it gave one. */
  readonly reason: string | null;
  readonly userActive: boolean;
  /** The part of a live stream that can be played; null for other videos, and before the player knows it. */
  readonly seekable: SeekRange | null;
  /** The playback rate. */
  readonly rate: number;
}

export const initialPlaybackState: PlaybackState = {
  phase: 'loading',
  reason: null,
  position: seconds(0),
  duration: seconds(0),
  userActive: true,
  seekable: null,
  rate: 1,
};

/** The position at which a retried playback continues; null if it had not started, and for a live stream. */
export const retryPosition = ({ position, duration }: Position): Seconds | null =>
  position > 0 && !isLive(duration) ? position : null;

/** Whether nothing plays although playback is possible. */
export const isIdle = ({ phase }: PlaybackState): boolean =>
  phase === 'waiting-for-press' || phase === 'paused' || phase === 'completed';

/** Whether playback has failed and needs a retry. */
export const hasFailed = ({ phase }: PlaybackState): boolean =>
  phase === 'library-failed' || phase === 'video-failed' || phase === 'access-failed';

/** PLY-03: the cinema's overlay shows while paused or while the user is active. */
export const showsOverlay = ({ phase, userActive }: PlaybackState): boolean =>
  phase !== 'playing' || userActive;

/** PLY-03: the time left as mm:ss, with minutes that do not wrap ('75:03'); null for a live stream. */
export function remainingTime({ position, duration }: Position): string | null {
  if (isLive(duration)) return null;
  return clockTime(duration - position);
}

/** Whether somebody watches, also while the video loads or is paused: until it has ended or failed. */
export const isBeingWatched = (state: PlaybackState): boolean =>
  state.phase !== 'completed' && !hasFailed(state);
