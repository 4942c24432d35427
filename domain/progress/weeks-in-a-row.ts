import { addDays, DAYS_OF_A_WEEK, type CalendarDate } from '../time/calendar-date.ts';
import { weekOf } from './day-moments.ts';
import { WEEKS_BEFORE, type TrainingYear } from './training-year.ts';

/** Weeks, one after another, with a workout in each of them. */
export interface WeeksInARow {
  readonly weeks: number;
  /** What was before is not known. */
  readonly isAtLeast: boolean;
}

/**
 * PRG-07: the weeks with a workout up to this one, from Monday to Sunday. A week that has none yet does not end the run, which then
 * stands up to last week.
 */
export function weeksInARow({ workouts, since }: TrainingYear, today: CalendarDate): WeeksInARow {
  const trained = new Set(workouts.map(({ completedOn }) => weekOf(completedOn).from));
  const thisWeek = weekOf(today).from;
  const last = trained.has(thisWeek) ? thisWeek : weeksBefore(thisWeek, 1);
  let weeks = 0;
  while (trained.has(weeksBefore(last, weeks))) weeks += 1;
  const isAtLeast = weeksBefore(last, weeks) < since;
  return { weeks: isAtLeast ? Math.min(weeks, WEEKS_BEFORE) : weeks, isAtLeast };
}

const weeksBefore = (monday: CalendarDate, weeks: number): CalendarDate =>
  addDays(monday, -weeks * DAYS_OF_A_WEEK);
