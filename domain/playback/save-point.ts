import { progressAt, type Progress } from '../progress/progress.ts';
import type { PlaybackEvent, Position } from './player-event.ts';
import { isLive } from './seconds.ts';

/** What was saved last of one playback. */
export interface SavedProgress {
  readonly progress: Progress;
  /** Media time played since the last periodic save, in seconds. */
  readonly playedSince: number;
}

/** Media time between periodic saves of a running playback, in seconds. */
const BETWEEN_POINTS = 60;
/** A larger step between two reports is a seek, not playback; in seconds. */
const LONGEST_STEP = 5;

/**
 * PLY-05: progress is saved on pause, completion, removal of the player (and so when the item changes), tab hidden, page
 * left, and every 60 s of media time; also on a failure, as its message to the viewer says, and when the player becomes small
 * (PLY-14), as when it is removed.
 *
 * @param before where the playback stood before the event
 * @param at where it stands now
 */
export function savedAfter(
  { progress, playedSince }: SavedProgress,
  before: Position,
  at: Position,
  event: PlaybackEvent,
): SavedProgress {
  const played = playedSince + (event.kind === 'time' ? playedBetween(before, at) : 0);
  const pointReached = played >= BETWEEN_POINTS;
  const due = pointReached || isSavePoint(event) ? progressToSave(progress, at) : null;
  return { progress: due ?? progress, playedSince: pointReached ? 0 : played };
}

/** The progress that is to be saved since `before`; null for none. */
export const progressDue = (before: SavedProgress | null, now: SavedProgress | null): Progress | null =>
  now && now.progress !== before?.progress ? now.progress : null;

function isSavePoint({ kind }: PlaybackEvent): boolean {
  return (
    kind === 'paused' ||
    kind === 'completed' ||
    kind === 'failed' ||
    kind === 'removed' ||
    kind === 'page-hidden' ||
    kind === 'page-left' ||
    kind === 'minimized'
  );
}

function playedBetween(before: Position, at: Position): number {
  const step = at.position - before.position;
  return step <= LONGEST_STEP ? Math.max(0, step) : 0;
}

const SMALLEST_MOVE = 0.01;
/** Prevents a change of exactly 0.01 from counting as more, as 0.36 - 0.35 would in binary floating point. */
const ROUNDING = 1e-9;

/**
 * The progress at `at` if it differs by more than 0.01 from `last`, else null; nothing is saved for a live stream (PLY-06).
 */
export function progressToSave(last: Progress, at: Position): Progress | null {
  if (isLive(at.duration)) return null;
  const now = progressAt(at.position, at.duration);
  return Math.abs(now - last) > SMALLEST_MOVE + ROUNDING ? now : null;
}
