import { addDays, localDate, startOfLocalDay, utcDate, type CalendarDate } from './calendar-date.ts';
import { DAY_MS } from './milliseconds.ts';

/** The current day where the member is, and in UTC, in which the platform counts its days. */
export interface Today {
  readonly local: CalendarDate;
  readonly utc: CalendarDate;
}

export const todayAt = (moment: Date): Today => ({ local: localDate(moment), utc: utcDate(moment) });

/** How long it takes until a day begins, where the member is or in UTC; in milliseconds. */
export function untilNextDay(moment: Date): number {
  const midnight = startOfLocalDay(addDays(localDate(moment), 1));
  const utcMidnight = (Math.floor(moment.getTime() / DAY_MS) + 1) * DAY_MS;
  return Math.min(midnight.getTime(), utcMidnight) - moment.getTime();
}
