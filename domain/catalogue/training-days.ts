import { addDays, calendarDate, type CalendarDate } from '../time/calendar-date.ts';
import { weekdayOf, type Weekday } from '../time/weekday.ts';

/** MED-22: the days on which somebody trains unless they choose others: Monday, Wednesday and Friday. */
export const USUAL_WEEKDAYS: ReadonlySet<Weekday> = new Set([1, 3, 5]);

/** MED-22: the day from which on a program is trained unless another one is chosen. */
export const usualStart = (today: CalendarDate): CalendarDate => addDays(today, 1);

const FURTHEST_DAYS = 365;

/** The last day on which a program can begin. */
export const latestStart = (today: CalendarDate): CalendarDate => addDays(today, FURTHEST_DAYS);

/** The day that was chosen as the first; null if it is no day, or none from today on to a year ahead. */
export function chosenStart(written: string, today: CalendarDate): CalendarDate | null {
  const day = calendarDate(written);
  return day !== null && day >= today && day <= latestStart(today) ? day : null;
}

/** MED-22: as many days as there are workouts, from a first day on, which is one of them if it is such a weekday. */
export function trainingDays(
  start: CalendarDate,
  weekdays: ReadonlySet<Weekday>,
  count: number,
): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  if (weekdays.size === 0) return days;
  for (let day = start; days.length < count; day = addDays(day, 1)) {
    if (weekdays.has(weekdayOf(day))) days.push(day);
  }
  return days;
}
