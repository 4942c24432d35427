import type { PlaybackState } from './playback-state.ts';
import type { PlayerEvent, Position } from './player-event.ts';

/** Applies an event of the player to the state of the playback. */
export function playbackReducer(state: PlaybackState, event: PlayerEvent): PlaybackState {
  switch (event.kind) {
    case 'autoplay-blocked':
      return { ...state, phase: 'waiting-for-press' };
    case 'ads-began':
      return { ...state, phase: 'advertising' };
    case 'ads-ended':
      return { ...state, phase: 'loading' };
    case 'reauthorizing':
      return { ...state, phase: state.phase === 'playing' ? 'loading' : state.phase };
    case 'rate-changed':
      return { ...state, rate: event.rate };
    case 'started':
      return { ...state, ...positionOf(event), phase: 'playing' };
    case 'paused':
      return { ...state, ...positionOf(event), phase: 'paused' };
    case 'seeking':
      return { ...state, ...positionOf(event), phase: leavesTheEnd(state, event) ? 'paused' : state.phase };
    case 'time':
      return { ...state, ...positionOf(event), seekable: event.seekable ?? null };
    case 'seeked':
      return { ...state, ...positionOf(event) };
    case 'completed':
      return { ...state, ...positionOf(event), phase: 'completed' };
    case 'user-active':
    case 'user-inactive':
      return { ...state, userActive: event.kind === 'user-active' };
    case 'failed':
      return {
        ...state,
        phase: `${event.what}-failed`,
        reason: event.what === 'access' ? event.reason : null,
      };
    case 'ready':
    case 'removed':
      return state;
  }
}

/** Seeking back from the end leaves the video paused. */
const leavesTheEnd = ({ phase }: PlaybackState, { position, duration }: Position): boolean =>
  phase === 'completed' && position < duration;

const positionOf = ({ position, duration }: Position): Position => ({ position, duration });
