import type { Slug } from '../catalogue/slug.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { TrainingYear } from './training-year.ts';

/** How often a member has finished a workout in the last twelve months. */
export interface TimesDone {
  readonly times: number;
  /** The day of the last time. */
  readonly last: CalendarDate;
}

const DAYS_OF_A_YEAR = 365;

/** MED-23: null if it was not finished in the last twelve months, or if not all of them are known. */
export function timesDone(
  { workouts, since }: TrainingYear,
  slug: Slug,
  today: CalendarDate,
): TimesDone | null {
  const from = addDays(today, 1 - DAYS_OF_A_YEAR);
  const done = workouts.filter((workout) => workout.slug === slug && workout.completedOn >= from);
  const [newest] = done;
  return newest && since <= from ? { times: done.length, last: newest.completedOn } : null;
}
