import type { BroadcastPart } from './broadcast-part.ts';
import type { CatchUpHours } from './catch-up-hours.ts';
import { HOUR_MS, type EpochMs } from '../time/milliseconds.ts';
import type { Program, ProgramTimes } from './program.ts';
import type { Schedule } from './schedule.ts';

/**
 * What can be done with a program now: an upcoming one has details only; a live one plays at the live edge; within catch-up it
 * has a recording; an expired one is disabled.
 */
export type ProgramState = 'upcoming' | 'live' | 'catch-up' | 'expired';

/** LIV-02, LIV-03: a live program never expires, whenever it began. */
export function programState(program: ProgramTimes, now: EpochMs, catchUp: CatchUpHours): ProgramState {
  if (now < program.start) return 'upcoming';
  if (now < program.end) return 'live';
  return startedWithinCatchUp(program, now, catchUp) ? 'catch-up' : 'expired';
}

/** LIV-02: whether the program has started, later than now less the hours of catch-up. */
export const startedWithinCatchUp = (
  { start }: Pick<ProgramTimes, 'start'>,
  now: EpochMs,
  catchUp: CatchUpHours,
): boolean => start <= now && start > now - catchUp * HOUR_MS;

/** LIV-05 */
export const canStartFromBeginning = (
  program: ProgramTimes,
  now: EpochMs,
  catchUp: CatchUpHours,
  isEntitled: boolean,
): boolean =>
  isEntitled && programState(program, now, catchUp) === 'live' && startedWithinCatchUp(program, now, catchUp);

/** The first program that began later than a part of a broadcast, and ended later, if it can be watched; else null. */
export function nextToWatch(
  schedule: Schedule,
  { start, end }: BroadcastPart,
  now: EpochMs,
  catchUp: CatchUpHours,
): Program | null {
  const next =
    schedule.find(({ program }) => program.start > start && program.end > (end ?? start))?.program ?? null;
  const state = next && programState(next, now, catchUp);
  return state === 'live' || state === 'catch-up' ? next : null;
}
