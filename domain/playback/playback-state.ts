import type { MediaTrack } from '../catalogue/media-item.ts';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import { initialPlayerSettings, type PlayerSettings } from './player-settings.ts';
import type { PlaybackEvent, Position, SeekRange } from './player-event.ts';
import { isLive, seconds, type Seconds } from './seconds.ts';

/** What plays and where it stands, as the screen shows it. */
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
  /** Whether the ad that is shown is paused. */
  readonly isAdPaused: boolean;
  /** Whether a failure ended it while it played or was to play: not during a pause. */
  readonly wasInterrupted: boolean;
  /** Whether playback waits for data. */
  readonly isStalled: boolean;
  /** The position up to which the item is loaded; 0 while unknown, and of a live stream. */
  readonly bufferedEnd: Seconds;
  /** The part of a live stream that can be played; null for other videos, and before the player knows it. */
  readonly seekable: SeekRange | null;
  readonly settings: PlayerSettings;
  /**
   * The saved position at which it was resumed (PLY-02); null if it begins at its start, is tried again, or has gone on in the
   * mini-player meanwhile.
   */
  readonly resumedAt: Seconds | null;
  /** The tracks of the item, as they may be requested. */
  readonly tracks: readonly MediaTrack[];
}

export const initialPlaybackState: PlaybackState = {
  phase: 'loading',
  reason: null,
  position: seconds(0),
  duration: seconds(0),
  isAdPaused: false,
  wasInterrupted: false,
  isStalled: false,
  bufferedEnd: seconds(0),
  seekable: null,
  settings: initialPlayerSettings,
  resumedAt: null,
  tracks: [],
};

/** The state after an event of the player. */
export function stateAfter(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.kind) {
    case 'autoplay-blocked':
      return { ...state, phase: 'waiting-for-press' };
    case 'ads-began':
      return { ...state, phase: 'advertising', isAdPaused: false };
    case 'ad-paused':
    case 'ad-resumed':
      return { ...state, isAdPaused: event.kind === 'ad-paused' };
    case 'ads-ended':
      return { ...state, phase: 'loading' };
    case 'reauthorizing':
      return { ...state, phase: state.phase === 'playing' ? 'loading' : state.phase };
    case 'authorized':
      return { ...state, tracks: event.tracks };
    case 'settings-changed':
      return { ...state, settings: { ...state.settings, ...event.changes } };
    case 'stalled':
      return { ...state, isStalled: true };
    case 'buffered':
      return { ...state, bufferedEnd: event.end };
    case 'started':
      return { ...state, ...positionOf(event), phase: 'playing', isStalled: false };
    case 'paused':
      return { ...state, ...positionOf(event), phase: 'paused', isStalled: false };
    case 'seeking':
      return { ...state, ...positionOf(event), phase: leavesTheEnd(state, event) ? 'paused' : state.phase };
    case 'time':
      return { ...state, ...positionOf(event), seekable: event.seekable ?? null, isStalled: false };
    case 'seeked':
      return { ...state, ...positionOf(event) };
    case 'completed':
      return { ...state, ...positionOf(event), phase: 'completed', isStalled: false };
    case 'failed':
      return {
        ...state,
        phase: `${event.what}-failed`,
        wasInterrupted: !isIdle(state),
        isStalled: false,
        reason: event.what === 'access' ? event.reason : null,
      };
    case 'minimized':
      return { ...state, resumedAt: null };
    case 'ready':
    case 'removed':
    case 'page-hidden':
    case 'page-left':
      return state;
  }
}

/** Seeking back from the end leaves the video paused. */
const leavesTheEnd = ({ phase }: PlaybackState, { position, duration }: Position): boolean =>
  phase === 'completed' && position < duration;

const positionOf = ({ position, duration }: Position): Position => ({ position, duration });

/** The position at which a retried playback continues; null if it had not started, and for a live stream. */
export const retryPosition = ({ position, duration }: Position): Seconds | null =>
  position > 0 && !isLive(duration) ? position : null;

/** Whether nothing plays although playback is possible. */
export const isIdle = ({ phase }: PlaybackState): boolean =>
  phase === 'waiting-for-press' || phase === 'paused' || phase === 'completed';

/** Whether a video or an ad plays, and can be paused. */
export const isRunning = ({ phase, isAdPaused }: PlaybackState): boolean =>
  phase === 'playing' || (phase === 'advertising' && !isAdPaused);

/** Whether playback has failed and needs a retry. */
export const hasFailed = ({ phase }: PlaybackState): boolean =>
  phase === 'library-failed' || phase === 'video-failed' || phase === 'access-failed';

/** Whether a playback is retried once the device has a connection again: one that its viewer had not paused. */
export const retriesOnReconnect = ({ phase, wasInterrupted }: PlaybackState): boolean =>
  wasInterrupted && phase !== 'access-failed';

/** PLY-03: the cinema's overlay shows while paused or while the user is active. */
export const showsOverlay = ({ phase }: Pick<PlaybackState, 'phase'>, isUserActive: boolean): boolean =>
  phase !== 'playing' || isUserActive;

/** PLY-03: the time left as mm:ss, with minutes that do not wrap ('75:03'); null for a live stream. */
export function remainingTime({ position, duration }: Position): string | null {
  if (isLive(duration)) return null;
  return minutesAndSeconds(duration - position);
}

/** Whether somebody watches, also while the video loads or is paused: until it has ended or failed. */
export const isBeingWatched = (state: PlaybackState): boolean =>
  state.phase !== 'completed' && !hasFailed(state);
