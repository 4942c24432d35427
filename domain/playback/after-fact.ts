import type { PlaybackState } from './playback-state.ts';
import type { PlayerFact, Position } from './player-fact.ts';

/** Folds what the player reports into the state of the playback. */
export function afterFact(state: PlaybackState, fact: PlayerFact): PlaybackState {
  switch (fact.kind) {
    case 'start-refused':
      return { ...state, phase: 'waiting-for-press' };
    case 'ads-began':
      return { ...state, phase: 'advertising' };
    case 'ads-ended':
      return { ...state, phase: 'loading' };
    case 'renewing':
      return { ...state, phase: state.phase === 'playing' ? 'loading' : state.phase };
    case 'rate-changed':
      return { ...state, rate: fact.rate };
    case 'started':
      return { ...state, ...positionOf(fact), phase: 'playing' };
    case 'paused':
      return { ...state, ...positionOf(fact), phase: 'paused' };
    case 'seeking':
      return { ...state, ...positionOf(fact), phase: leavesTheEnd(state, fact) ? 'paused' : state.phase };
    case 'time':
    case 'seeked':
      return { ...state, ...positionOf(fact) };
    case 'completed':
      return { ...state, ...positionOf(fact), phase: 'completed' };
    case 'user-active':
    case 'user-inactive':
      return { ...state, userActive: fact.kind === 'user-active' };
    case 'failed':
      return { ...state, phase: `${fact.what}-failed`, reason: fact.what === 'access' ? fact.reason : null };
    case 'ready':
    case 'removed':
      return state;
  }
}

/** Who goes back from the end looks at the item again, where it stands still. */
const leavesTheEnd = ({ phase }: PlaybackState, { position, duration }: Position): boolean =>
  phase === 'completed' && position < duration;

const positionOf = ({ position, duration }: Position): Position => ({ position, duration });
