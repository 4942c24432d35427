import { addDays, localDate, startOfLocalDay, startOfUtcDay, utcDate } from './calendar-date.ts';

/** How long it takes until a day begins, where the member is or in UTC; in milliseconds. */
export function untilNextDay(moment: Date): number {
  const midnight = startOfLocalDay(addDays(localDate(moment), 1));
  const utcMidnight = startOfUtcDay(addDays(utcDate(moment), 1));
  return Math.min(midnight.getTime(), utcMidnight.getTime()) - moment.getTime();
}
