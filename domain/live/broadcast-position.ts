import { hasFailed, type PlaybackState } from '../playback/playback-state.ts';
import type { SeekRange } from '../playback/player-event.ts';
import { seconds, type Seconds } from '../playback/seconds.ts';
import { MINUTE_MS, SECOND_MS, type EpochMs } from '../time/milliseconds.ts';

/** The usual length of a live stream's segments, in milliseconds. */
export const SEGMENT_MS = 6 * SECOND_MS;

/** Players stay this far behind the end of a live stream, so that playback never has to wait for it (RFC 8216, 6.3.3). */
export const HOLD_BACK_MS = 3 * SEGMENT_MS;

/** Who is not further behind than this is at the live edge. */
const AT_EDGE_MS = 3 * SEGMENT_MS;

/** What a player shows of a channel's live stream. */
export interface BroadcastPosition {
  /** The moment at which the stream's own timeline begins. */
  readonly zero: EpochMs;
  /** The oldest moment that the stream has. */
  readonly from: EpochMs;
  /** The moment that is shown. */
  readonly shown: EpochMs;
  /** When it was shown. */
  readonly at: EpochMs;
}

/** Where a player stands in a live stream, in seconds of the stream's own timeline. */
export interface StreamPosition {
  readonly position: Seconds;
  readonly seekable: SeekRange;
}

/** Whether a live stream plays whose seekable part the player has reported. */
export const isInStream = (state: PlaybackState): state is PlaybackState & StreamPosition =>
  state.seekable !== null;

/** Whether a player is as near the end of a live stream as it is at the live edge. */
export const isNearEnd = ({ position, seekable }: StreamPosition): boolean =>
  (seekable.end - position) * SECOND_MS <= HOLD_BACK_MS + AT_EDGE_MS;

/** Players report a position that was requested a little earlier or later. */
const INEXACT = seconds(1);

/** Whether a player has gone back in a live stream since its last report, or has fallen behind the live edge. */
export const hasGoneBack = (before: StreamPosition, after: StreamPosition): boolean =>
  !isNearEnd(after) || after.position < before.position - INEXACT;

/** Whether the live edge has moved away from a player that was at it: it waited for data, or the device slept. */
export const hasFallenBehind = (before: StreamPosition, after: StreamPosition): boolean =>
  isNearEnd(before) && !isNearEnd(after) && after.position >= before.position - INEXACT;

/** The latest position in a live stream that a player can show without waiting. */
export const edgeOf = ({ start, end }: SeekRange): Seconds =>
  seconds(Math.max(start, end - HOLD_BACK_MS / SECOND_MS));

/** A stream that seems to end this much earlier than before has been opened again, with another timeline. */
const LONGEST_DELAY_MS = MINUTE_MS;

/**
 * What is shown of the stream that plays; null without one, and after a failure. A stream ends now, or a little earlier until its
 * next segment arrives: what it had when it was newest places its timeline.
 *
 * @param zero where the timeline began by the last report of the same playback; null before the first
 */
export function broadcastPosition(
  zero: EpochMs | null,
  state: PlaybackState,
  now: EpochMs,
): BroadcastPosition | null {
  if (hasFailed(state) || !isInStream(state)) return null;
  const { position, seekable } = state;
  const latest = Math.round(now - seekable.end * SECOND_MS);
  const isSameTimeline = zero !== null && latest - zero < LONGEST_DELAY_MS;
  const placed = isSameTimeline ? Math.min(zero, latest) : latest;
  return {
    zero: placed,
    from: placed + Math.round(seekable.start * SECOND_MS),
    shown: placed + Math.round(position * SECOND_MS),
    at: now,
  };
}

/** The latest moment that a player can show without waiting. */
export const liveEdge = (now: EpochMs): EpochMs => now - HOLD_BACK_MS;

/** How far what is shown is behind the live edge, in milliseconds; it grows while the player is paused. */
export const behindLive = ({ shown, at }: BroadcastPosition, now: EpochMs): number =>
  Math.max(0, liveEdge(Math.max(at, now)) - shown);

/** Whether what is shown is live: within three segments of the live edge. */
export const isAtLiveEdge = (position: BroadcastPosition, now: EpochMs): boolean =>
  behindLive(position, now) <= AT_EDGE_MS;

/** The position of a moment on the stream's own timeline; the nearest one that the stream has. */
export const streamPositionOf = ({ zero, from }: BroadcastPosition, moment: EpochMs, now: EpochMs): Seconds =>
  seconds((Math.max(from, Math.min(moment, liveEdge(now))) - zero) / SECOND_MS);
