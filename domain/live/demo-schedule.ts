import { HOUR_MS, type EpochMs } from './milliseconds.ts';
import type { Program } from './program.ts';

const DAY_MS = 24 * HOUR_MS;

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
  if (programs.length === 0) return [];
  const starts = programs.map(({ start }) => start);
  const firstDay = Math.floor(Math.min(...starts) / DAY_MS);
  const lastDay = Math.floor(Math.max(...starts) / DAY_MS);
  const period = (lastDay - firstDay + 1) * DAY_MS;
  return programs.flatMap((program) => {
    const first = Math.floor((from - program.end) / period) + 1;
    const last = Math.ceil((to - program.start) / period) - 1;
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
