import { addDays, localDate, startOfLocalDay } from './calendar-date.ts';
import { DAY_MS } from './milliseconds.ts';

/** How long it takes until a day begins, where the member is or in UTC; in milliseconds. */
export function untilNextDay(moment: Date): number {
  const midnight = startOfLocalDay(addDays(localDate(moment), 1));
  const utcMidnight = (Math.floor(moment.getTime() / DAY_MS) + 1) * DAY_MS;
  return Math.min(midnight.getTime(), utcMidnight) - moment.getTime();
}
