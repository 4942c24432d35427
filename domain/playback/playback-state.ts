import type { PlayerFact, Position } from './player-fact.ts';
import { isLive, seconds } from './seconds.ts';

/** What the screen shows of a playback. */
export interface PlaybackState extends Position {
  readonly phase:
    'loading' | 'waiting-for-press' | 'playing' | 'paused' | 'completed' | 'library-failed' | 'video-failed';
  readonly userActive: boolean;
}

export const beforePlayback: PlaybackState = {
  phase: 'loading',
  position: seconds(0),
  duration: seconds(0),
  userActive: true,
};

/** Folds what the player reports into the state of the playback. */
export function afterFact(state: PlaybackState, fact: PlayerFact): PlaybackState {
  switch (fact.kind) {
    case 'start-refused':
      return { ...state, phase: 'waiting-for-press' };
    case 'started':
      return { ...state, ...positionOf(fact), phase: 'playing' };
    case 'paused':
      return { ...state, ...positionOf(fact), phase: 'paused' };
    case 'time':
    case 'seeked':
      return { ...state, ...positionOf(fact) };
    case 'completed':
      return { ...state, ...positionOf(fact), phase: 'completed' };
    case 'user-active':
    case 'user-inactive':
      return { ...state, userActive: fact.kind === 'user-active' };
    case 'failed':
      return { ...state, phase: `${fact.what}-failed` };
    case 'ready':
    case 'removed':
      return state;
  }
}

const positionOf = ({ position, duration }: Position): Position => ({ position, duration });

/** PLY-03: the cinema's overlay shows while paused or while the user is active. */
export const showsOverlay = ({ phase, userActive }: PlaybackState): boolean =>
  phase !== 'playing' || userActive;

/** PLY-03: the time left as mm:ss, with minutes that do not wrap ('75:03'); null for a live stream. */
export function remainingTime({ position, duration }: Position): string | null {
  if (isLive(duration)) return null;
  const left = Math.max(0, Math.floor(duration - position));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
