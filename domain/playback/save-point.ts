import { progressAt, type Progress } from '../progress/progress.ts';
import type { PlayerEvent, Position } from './player-event.ts';
import { isLive } from './seconds.ts';

/** An event that may trigger a save: one of the player's, or the page being hidden or left. */
export type SaveEvent = PlayerEvent | { readonly kind: 'page-hidden' } | { readonly kind: 'page-left' };

/** The saving state of one playback. */
export interface SaveState {
  readonly at: Position;
  readonly saved: Progress;
  /** Media time played since the last periodic save, in seconds. */
  readonly playedSincePoint: number;
  /** The progress to save now, as a result of the last event. */
  readonly due: Progress | null;
}

/** Media time between periodic saves of a running playback, in seconds. */
const BETWEEN_POINTS = 60;
/** A larger step between two reports is a seek, not playback; in seconds. */
const LONGEST_STEP = 5;

export const initialSaveState = (at: Position): SaveState => ({
  at,
  saved: progressAt(at.position, at.duration),
  playedSincePoint: 0,
  due: null,
});

/**
 * PLY-05: progress is saved on pause, completion, removal of the player (and so when the item changes), tab hidden, page
 * left, and every 60 s of media time; also on a failure, as its message to the viewer says.
 */
export function saveReducer({ at: before, saved, playedSincePoint }: SaveState, event: SaveEvent): SaveState {
  const at = 'position' in event ? { position: event.position, duration: event.duration } : before;
  const played = playedSincePoint + (event.kind === 'time' ? playedBetween(before, at) : 0);
  const pointReached = played >= BETWEEN_POINTS;
  const due = pointReached || isSavePoint(event) ? progressToSave(saved, at) : null;
  return { at, saved: due ?? saved, playedSincePoint: pointReached ? 0 : played, due };
}

function isSavePoint({ kind }: SaveEvent): boolean {
  return (
    kind === 'paused' ||
    kind === 'completed' ||
    kind === 'failed' ||
    kind === 'removed' ||
    kind === 'page-hidden' ||
    kind === 'page-left'
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
