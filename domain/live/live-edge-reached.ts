import type { PlaybackState } from '../playback/playback-state.ts';
import { isInStream, isNearEnd } from './broadcast-position.ts';

/** What has become of a running program that plays from its beginning, in the stream that reaches the live edge, too. */
export interface LiveEdgeReached {
  /** Players open a stream at its live edge, and seek only then. */
  readonly wasLeft: boolean;
  /** Whether the viewer has gone on to the live edge; it stays true. */
  readonly isReached: boolean;
}

export const LIVE_EDGE_NOT_REACHED: LiveEdgeReached = { wasLeft: false, isReached: false };

/** @param state where the playback stands now */
export function liveEdgeReachedAfter(before: LiveEdgeReached, state: PlaybackState): LiveEdgeReached {
  if (!isInStream(state)) return before;
  const { wasLeft, isReached } = before;
  const isAtEdge = isNearEnd(state);
  return {
    wasLeft: wasLeft || !isAtEdge,
    isReached: isReached || (wasLeft && isAtEdge),
  };
}
