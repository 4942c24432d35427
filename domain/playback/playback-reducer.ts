import { initialPlaying, playingAfter, type Playing } from '../analytics/tracked-playback.ts';
import type { MediaTrack } from '../catalogue/media-item.ts';
import {
  liveEdgeReachedAfter,
  LIVE_EDGE_NOT_REACHED,
  type LiveEdgeReached,
} from '../live/live-edge-reached.ts';
import { progress, type Progress } from '../progress/progress.ts';
import { initialPlaybackState, stateAfter, type PlaybackState } from './playback-state.ts';
import type { PlaybackEvent } from './player-event.ts';
import { savedAfter, type SavedProgress } from './save-point.ts';
import type { Seconds } from './seconds.ts';
import { furthestAfter } from './video-analytics-event.ts';

/**
 * All that is known of one playback. Its position is in `state` and nowhere else; what is to be saved, tracked and reported
 * follows from the record before and after an event.
 */
export interface PlaybackRecord {
  readonly state: PlaybackState;
  /** PLY-05: what was saved last; null if no progress is saved: of a trailer, and of a channel (PLY-06). */
  readonly saved: SavedProgress | null;
  /** PLY-04: the playing that was tracked last. */
  readonly playing: Playing;
  /** PLY-09: the largest fraction played so far. */
  readonly furthest: Progress;
  /** Whether the viewer has gone from the beginning of a running program to the live edge. */
  readonly liveEdge: LiveEdgeReached;
}

/** An event of a playback, with the records before and after it. */
export interface PlaybackStep {
  readonly before: PlaybackRecord;
  readonly now: PlaybackRecord;
  readonly event: PlaybackEvent;
}

/** What is known of a playback before its first event. */
export interface PlaybackStart {
  /** The requested start position. */
  readonly from: Seconds;
  /** The progress at which it starts; null if no progress is saved. */
  readonly saved: Progress | null;
  readonly tracks?: readonly MediaTrack[];
  readonly resumedAt?: Seconds | null;
}

export const initialPlaybackRecord = ({
  from,
  saved,
  tracks = [],
  resumedAt = null,
}: PlaybackStart): PlaybackRecord => ({
  state: { ...initialPlaybackState, position: from, tracks, resumedAt },
  saved: saved === null ? null : { progress: saved, playedSince: 0 },
  playing: initialPlaying(from),
  furthest: progress(0),
  liveEdge: LIVE_EDGE_NOT_REACHED,
});

/** Folds an event into the record of a playback. */
export function playbackReducer(before: PlaybackRecord, event: PlaybackEvent): PlaybackRecord {
  const state = stateAfter(before.state, event);
  return {
    state,
    saved: before.saved && savedAfter(before.saved, before.state, state, event),
    playing: playingAfter(before.playing, event),
    furthest: furthestAfter(before.furthest, event),
    liveEdge: liveEdgeReachedAfter(before.liveEdge, state),
  };
}
