import type { EpochMs } from '../time/milliseconds.ts';
import { isSameProgram, type Program, type ProgramTimes } from './program.ts';

/**
 * A program in its place in the guide. Programs that overlap share the time: each is on the air until the next one starts, so
 * that every moment has one program at most.
 */
export interface ScheduledProgram {
  readonly program: Program;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** The programs of a channel in the order of time, without overlaps. */
export type Schedule = readonly ScheduledProgram[];

/**
 * Arranges programs that may arrive in any order, twice, or at the same time. Of several that start together the shorter ones
 * come first. A program for which no time remains is left out.
 */
export function arrangeSchedule(programs: readonly Program[]): Schedule {
  const sorted = [...programs].sort((one, other) => one.start - other.start || one.end - other.end);
  const arranged: ScheduledProgram[] = [];
  let later = 0;
  for (const program of sorted) {
    while ((sorted[later]?.start ?? Infinity) <= program.start) later += 1;
    const from = Math.max(program.start, arranged.at(-1)?.to ?? program.start);
    const to = Math.min(program.end, sorted[later]?.start ?? program.end);
    if (from < to) arranged.push({ program, from, to });
  }
  return arranged;
}

/** The program on the air at a moment; null in a gap. */
export function programAt(schedule: Schedule, moment: EpochMs): Program | null {
  const found = schedule[indexAt(schedule, moment)];
  return found && moment < found.to ? found.program : null;
}

/** The program with exactly these times; null if the schedule has none. */
export const programWithTimes = (schedule: Schedule, times: ProgramTimes): Program | null =>
  schedule.find(({ program }) => isSameProgram(program, times))?.program ?? null;

/** The first program that starts after a moment; null if the schedule ends before. */
export const programAfter = (schedule: Schedule, moment: EpochMs): Program | null =>
  schedule[indexAt(schedule, moment) + 1]?.program ?? null;

/** The index of the last entry of a sorted list that starts at or before a moment; -1 before the first. */
export function indexAt(sorted: readonly { readonly from: EpochMs }[], moment: EpochMs): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
