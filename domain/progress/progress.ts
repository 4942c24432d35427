import type { Branded } from '../branded.ts';
import { isLive, seconds, type Seconds } from '../playback/seconds.ts';

/** The watched part of an item: a fraction from 0 to 1. */
export type Progress = Branded<number, 'Progress'>;

export const progress = (fraction: number): Progress =>
  (Number.isNaN(fraction) ? 0 : Math.min(1, Math.max(0, fraction))) as Progress;

/** `position` as a fraction of `duration`; 0 for a live stream. */
export const progressAt = (position: Seconds, duration: Seconds): Progress =>
  progress(isLive(duration) ? 0 : position / duration);

const STARTED_FROM = 0.05;
const FINISHED_ABOVE = 0.95;

export type ProgressState = 'not-started' | 'started' | 'finished';

/** Specification 1, section 4, "Progress states", with HIS-02's boundaries: 0.05 is started, 0.95 is not finished yet. */
export function progressState(fraction: Progress): ProgressState {
  if (fraction < STARTED_FROM) return 'not-started';
  if (fraction <= FINISHED_ABOVE) return 'started';
  return 'finished';
}

/** The start position of playback (PLY-02): the stored position of a started item, otherwise the beginning. */
export function resumePosition(fraction: Progress, duration: Seconds): Seconds {
  return seconds(progressState(fraction) === 'started' ? fraction * duration : 0);
}
