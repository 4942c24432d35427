import type { PlaybackState } from '../playback/playback-state.ts';
import { isInStream, isNearEnd } from './broadcast-position.ts';

/** What has become of a running program that plays from its beginning, in the stream that reaches the live edge, too. */
export interface GoneLive {
  /** Players open a stream at its live edge, and seek only then. */
  readonly hasLeftEdge: boolean;
  /** Whether the viewer has gone on to the live edge; it stays true. */
  readonly hasGoneLive: boolean;
}

export const notGoneLive: GoneLive = { hasLeftEdge: false, hasGoneLive: false };

/** @param state where the playback stands now */
export function goneLiveAfter(before: GoneLive, state: PlaybackState): GoneLive {
  if (!isInStream(state)) return before;
  const { hasLeftEdge, hasGoneLive } = before;
  const isAtEdge = isNearEnd(state);
  return {
    hasLeftEdge: hasLeftEdge || !isAtEdge,
    hasGoneLive: hasGoneLive || (hasLeftEdge && isAtEdge),
  };
}
