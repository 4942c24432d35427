import { progressAt, type Progress } from '../progress/progress.ts';
import type { Position } from './player-fact.ts';
import { isLive, type Seconds } from './seconds.ts';

/** Media time after which a running playback is saved (PLY-05: "every 60 s of remaining-time ticks"). */
export const TICKS_BETWEEN_SAVES = 60 as Seconds;

const SMALLEST_MOVE = 0.01;
/** Keeps a move of exactly 0.01 from counting as more, as 0.36 - 0.35 would in binary fractions. */
const ROUNDING = 1e-9;

/**
 * What a save point saves (PLY-05): the progress at `at`, if it moved by more than 0.01 since `last`.
 * A live stream saves nothing (PLY-06).
 */
export function progressToSave(last: Progress, at: Position): Progress | null {
  if (isLive(at.duration)) return null;
  const now = progressAt(at.position, at.duration);
  return Math.abs(now - last) > SMALLEST_MOVE + ROUNDING ? now : null;
}
