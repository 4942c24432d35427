import { addDays, startOfMonth, type CalendarDate } from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import { minutesOf } from '../catalogue/duration.ts';

/** The minutes of a month. */
export interface MonthMinutes {
  /** Its first day. */
  readonly month: CalendarDate;
  readonly minutes: number;
}

/** PRG-07: the minutes of this month so far, and of the whole month before. */
export function monthMinutes(
  workouts: readonly CompletedWorkout[],
  today: CalendarDate,
): { readonly thisMonth: MonthMinutes; readonly monthBefore: MonthMinutes } {
  const minutesIn = (month: CalendarDate): MonthMinutes => ({
    month,
    minutes: minutesOf(workouts.filter(({ completedOn }) => startOfMonth(completedOn) === month)),
  });
  const thisMonth = startOfMonth(today);
  return {
    thisMonth: minutesIn(thisMonth),
    monthBefore: minutesIn(startOfMonth(addDays(thisMonth, -1))),
  };
}
