import { DAY_MS, MINUTE_MS, type EpochMs } from '../time/milliseconds.ts';
import type { Program } from './program.ts';

/** An interval of time, without its end. */
export interface TimeSpan {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/**
 * LIV-07: the programs of a demo schedule, repeated so that they fill a span of time: the days that have programs follow one
 * another in their order, without the days between them. Programs are moved by whole days of 24 hours, so that no hour is lost or
 * doubled in any time zone.
 */
export function repeatSchedule(programs: readonly Program[], { from, to }: TimeSpan): Program[] {
  const days = daysOf([...programs].sort((one, other) => one.start - other.start));
  const origin = days[0]?.day ?? 0;
  const period = days.length * DAY_MS;
  return days.flatMap(({ day, programs: its }, place) =>
    its.flatMap((program) => {
      const moved = (place - (day - origin)) * DAY_MS;
      const last = Math.ceil((to - program.start - moved) / period) - 1;
      // A program that is longer than all days together is on the air in its newest repetition alone.
      const first = Math.max(
        Math.floor((from - program.end - moved) / period) + 1,
        Math.floor((from - program.start - moved) / period),
      );
      return Array.from({ length: Math.max(0, last - first + 1) }, (_turn, index) => {
        const shift = moved + (first + index) * period;
        return {
          ...program,
          id: `${program.id}@${first + index}`,
          start: program.start + shift,
          end: program.end + shift,
        };
      });
    }),
  );
}

interface DemoDay {
  /** Counted from 1970. */
  readonly day: number;
  readonly programs: readonly Program[];
}

const MIDNIGHTS_APART = 15 * MINUTE_MS;
/** When a day begins in UTC, in the time zones of the world: at each quarter of an hour somewhere. */
const MIDNIGHTS = Array.from({ length: DAY_MS / MIDNIGHTS_APART }, (_zone, index) => index * MIDNIGHTS_APART);

/**
 * The days that have programs: those of UTC or, where programs run over its midnight, of a time zone in which they are fewest.
 *
 * @param programs in the order of their starts
 */
function daysOf(programs: readonly Program[]): readonly DemoDay[] {
  const runsOn = programs.some(({ start, end }) => Math.floor(start / DAY_MS) < Math.floor(end / DAY_MS));
  const zones = runsOn ? MIDNIGHTS : MIDNIGHTS.slice(0, 1);
  return zones
    .map((midnight) => daysFrom(midnight, programs))
    .reduce((fewest, days) => (days.length < fewest.length ? days : fewest));
}

function daysFrom(midnight: number, programs: readonly Program[]): readonly DemoDay[] {
  const days = new Map<number, Program[]>();
  for (const program of programs) {
    const dayAt = (moment: EpochMs) => Math.floor((moment - midnight) / DAY_MS);
    const day = dayAt(program.start);
    // One that begins before midnight, with nothing before it, belongs to the day after.
    const isOpening = !days.has(day) && dayAt(program.end - 1) > day;
    const own = isOpening ? day + 1 : day;
    const others = days.get(own);
    if (others) others.push(program);
    else days.set(own, [program]);
  }
  return [...days].map(([day, its]) => ({ day, programs: its }));
}
