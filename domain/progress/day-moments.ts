import {
  addDays,
  DAYS_OF_A_WEEK,
  daysBetween,
  startOfLocalDay,
  startOfUtcDay,
  type CalendarDate,
} from '../time/calendar-date.ts';
import type { HistoryRange } from './history-range.ts';

/** The first and the last moment of a range of days. */
const momentsFrom =
  (startOf: (date: CalendarDate) => Date) =>
  ({ from, to }: HistoryRange): { readonly from: Date; readonly to: Date } => ({
    from: startOf(from),
    to: new Date(startOf(addDays(to, 1)).getTime() - 1),
  });

/** The moments of days where the member is, of which a day with a change of clocks has 23 or 25 hours. */
export const momentsOf = momentsFrom(startOfLocalDay);

/** The moments of days of the platform, which counts in UTC. */
export const utcMomentsOf = momentsFrom(startOfUtcDay);

/** A Monday: weeks are counted from it. */
const SOME_MONDAY = '2024-01-01' as CalendarDate;

/** The week of a day, from Monday to Sunday. */
export function weekOf(date: CalendarDate): HistoryRange {
  const days = daysBetween(SOME_MONDAY, date) % DAYS_OF_A_WEEK;
  const monday = addDays(date, -((days + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK));
  return { from: monday, to: addDays(monday, DAYS_OF_A_WEEK - 1) };
}
