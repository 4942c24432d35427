import { chunked } from '../chunked.ts';
import {
  addDays,
  DAYS_OF_A_WEEK,
  daysBetween,
  endOfMonth,
  startOfMonth,
  type CalendarDate,
} from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import { weekOf } from './day-moments.ts';
import { daysOf, type WeekDay } from './history-days.ts';

/**
 * PRG-07: the weeks of this month, from Monday to Sunday, with what the member finished on each day; null where the day is one of
 * another month.
 */
export function monthCalendar(
  workouts: readonly CompletedWorkout[],
  today: CalendarDate,
): readonly (readonly (WeekDay | null)[])[] {
  const { from } = weekOf(startOfMonth(today));
  const { to } = weekOf(endOfMonth(today));
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_day, index) => addDays(from, index));
  const days = daysOf(workouts, dates, today).map((day) => (isSameMonth(day.date, today) ? day : null));
  return chunked(days, DAYS_OF_A_WEEK);
}

const isSameMonth = (one: CalendarDate, other: CalendarDate): boolean =>
  startOfMonth(one) === startOfMonth(other);
