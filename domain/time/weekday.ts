import { noonOf, type CalendarDate } from './calendar-date.ts';

/** A day of the week, from Monday, which is 1, to Sunday, which is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const weekdayOf = (date: CalendarDate): Weekday =>
  (new Date(noonOf(date)).getUTCDay() || 7) as Weekday;
