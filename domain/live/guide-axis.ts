import type { TimeSpan } from './repeat-schedule.ts';
import { addDays, localDate, startOfLocalDay } from '../time/calendar-date.ts';
import { DAY_MS, MINUTE_MS, type EpochMs } from '../time/milliseconds.ts';

/** LIV-09: the width of 24 hours, in pixels. */
export const DAY_WIDTH = 7200;
const PIXELS_PER_MS = DAY_WIDTH / DAY_MS;

const DAYS_BACK = 7;
const DAYS_AHEAD = 7;
const TICK_MS = 30 * MINUTE_MS;

/**
 * The columns of the guide: the viewer's days from a week back to a week ahead. A day on which summer time begins or ends has 23
 * or 25 hours, and is as wide as they are.
 */
export interface GuideAxis extends TimeSpan {
  /** The midnights at which the days start. */
  readonly days: readonly EpochMs[];
}

export function guideAxis(now: EpochMs): GuideAxis {
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_day, index) =>
    startOfDay(now, index - DAYS_BACK),
  );
  return { from: startOfDay(now, -DAYS_BACK), to: startOfDay(now, DAYS_AHEAD + 1), days };
}

/** Midnight in the viewer's time zone, some days after the day of a moment. */
export function startOfDay(moment: EpochMs, days = 0): EpochMs {
  return startOfLocalDay(addDays(localDate(new Date(moment)), days)).getTime();
}

/** The same time of day, some days later, in the viewer's time zone. */
export function daysLater(moment: EpochMs, days: number): EpochMs {
  const date = new Date(moment);
  date.setDate(date.getDate() + days);
  return date.getTime();
}

/** The distance of a moment from the start of the axis, in pixels. */
export const pixelOf = (axis: TimeSpan, moment: EpochMs): number => (moment - axis.from) * PIXELS_PER_MS;

/** The moment at a distance from the start of the axis, in pixels. */
export const momentAt = (axis: TimeSpan, pixel: number): EpochMs => axis.from + pixel / PIXELS_PER_MS;

/** The half hours of the axis in a span of time, counted from the midnight of each day. */
export function ticksOf(axis: GuideAxis, { from, to }: TimeSpan): EpochMs[] {
  return axis.days.flatMap((day, index) => {
    const end = Math.min(axis.days[index + 1] ?? axis.to, to);
    const first = day + Math.max(0, Math.floor((from - day) / TICK_MS)) * TICK_MS;
    const count = Math.max(0, Math.ceil((end - first) / TICK_MS));
    return Array.from({ length: count }, (_tick, step) => first + step * TICK_MS);
  });
}
