import type { EpochMs } from '../time/milliseconds.ts';
import { isSameProgram, type Program, type ProgramTimes } from './program.ts';

/**
 * A program in its place in the guide. Of programs that overlap, the one that began last is on the air; when it ends, an earlier
 * one that still runs is on again (LIV-02). So every moment has one program at most, and a program may have several places.
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
  const sorted = [...programs].sort((one, other) => one.start - other.start || other.end - one.end);
  const arranged: ScheduledProgram[] = [];
  /** In the order of their starts. */
  const running: Program[] = [];
  let covered = -Infinity;
  const coverUntil = (moment: EpochMs) => {
    for (let last = running.at(-1); last && covered < moment; last = running.at(-1)) {
      const to = Math.min(last.end, moment);
      if (covered < to) arranged.push({ program: last, from: covered, to });
      covered = Math.max(covered, to);
      if (last.end <= covered) running.pop();
    }
    covered = moment;
  };
  for (const program of sorted) {
    coverUntil(program.start);
    running.push(program);
  }
  coverUntil(Infinity);
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

/** The program that comes on the air after the one of a moment, with its place; null if there is none. */
export const nextOnAir = (schedule: Schedule, moment: EpochMs): ScheduledProgram | null =>
  schedule[indexAt(schedule, moment) + 1] ?? null;

/** What is on the air at a moment and comes after it, at most `count` programs. */
export function onAirFrom(schedule: Schedule, moment: EpochMs, count: number): Schedule {
  const first = indexAt(schedule, moment) + (programAt(schedule, moment) ? 0 : 1);
  return schedule.slice(first, first + count);
}

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
