import { DAY_MS, type EpochMs } from '../time/milliseconds.ts';
import type { Program } from './program.ts';

/** An interval of time, without its end. */
export interface TimeSpan {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/**
 * LIV-07: the programs of a demo schedule, repeated so that they fill a span of time. They are moved by whole days of 24 hours,
 * as many as the schedule has days on which programs start, so that no hour is lost or doubled in any time zone.
 */
export function repeatSchedule(programs: readonly Program[], { from, to }: TimeSpan): Program[] {
  const days = programs.map(({ start }) => Math.floor(start / DAY_MS));
  const [firstDay, lastDay] = days.reduce(
    ([least, most], day) => [Math.min(least, day), Math.max(most, day)],
    [Infinity, -Infinity],
  );
  const period = (lastDay - firstDay + 1) * DAY_MS;
  return programs.flatMap((program) => {
    const last = Math.ceil((to - program.start) / period) - 1;
    // A program that is longer than all days together is on the air in its newest repetition alone.
    const first = Math.max(
      Math.floor((from - program.end) / period) + 1,
      Math.floor((from - program.start) / period),
    );
    return Array.from({ length: Math.max(0, last - first + 1) }, (_turn, index) => {
      const shift = (first + index) * period;
      return {
        ...program,
        id: `${program.id}@${first + index}`,
        start: program.start + shift,
        end: program.end + shift,
      };
    });
  });
}
