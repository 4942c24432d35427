import { progressAt, type Progress } from '../progress/progress.ts';
import type { PlayerEvent, Position } from './player-event.ts';
import { isLive } from './seconds.ts';

/** What can call for a save: something that the player reports, or the page going away. */
export type SaveEvent = PlayerEvent | { readonly kind: 'page-hidden' } | { readonly kind: 'page-left' };

/** Where the saving of one playing stands. */
export interface Saving {
  readonly at: Position;
  readonly saved: Progress;
  /** Media time played since the last periodic save point, in seconds. */
  readonly playedSincePoint: number;
  /** What the last event called to be saved. */
  readonly due: Progress | null;
}

/** Media time after which a running playback is saved, in seconds. */
const BETWEEN_POINTS = 60;
/** A longer step between two reports is a jump, not playing. */
const LONGEST_STEP = 5;

export const savingFrom = (at: Position): Saving => ({
  at,
  saved: progressAt(at.position, at.duration),
  playedSincePoint: 0,
  due: null,
});

/**
 * PLY-05: progress is saved on pause, completion, removal of the player (and so when the item changes), tab hidden, page
 * left, and every 60 s of media time; on a failure, too, as it says to its viewer.
 */
export function afterEvent({ at: before, saved, playedSincePoint }: Saving, event: SaveEvent): Saving {
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
  return step > 0 && step <= LONGEST_STEP ? step : 0;
}

const SMALLEST_MOVE = 0.01;
/** Keeps a move of exactly 0.01 from counting as more, as 0.36 - 0.35 would in binary fractions. */
const ROUNDING = 1e-9;

/** The progress at `at`, if it moved by more than 0.01 since `last`; a live stream saves nothing (PLY-06). */
export function progressToSave(last: Progress, at: Position): Progress | null {
  if (isLive(at.duration)) return null;
  const now = progressAt(at.position, at.duration);
  return Math.abs(now - last) > SMALLEST_MOVE + ROUNDING ? now : null;
}
