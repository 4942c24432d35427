import { addDays, DAYS_OF_A_WEEK, type CalendarDate } from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import { weekOf } from './day-moments.ts';
import type { HistoryRange } from './history-range.ts';

/** PRG-07: how many weeks before this one are looked at. */
export const WEEKS_BEFORE = 52;

/** What a member has finished in the last twelve months. */
export interface TrainingYear {
  /** Newest first. */
  readonly workouts: readonly CompletedWorkout[];
  /** The Monday from which on all of them are known. */
  readonly since: CalendarDate;
}

/** PRG-07: the days that are looked at: 52 weeks from a Monday, and this week up to today. */
export const trainingYearDays = (today: CalendarDate): HistoryRange => ({
  from: addDays(weekOf(today).from, -WEEKS_BEFORE * DAYS_OF_A_WEEK),
  to: today,
});

/**
 * @param workouts newest first
 * @param isWhole whether none of the days is missing; otherwise only those after the week of the oldest workout are known
 */
export function trainingYear(
  workouts: readonly CompletedWorkout[],
  { from, to }: HistoryRange,
  isWhole: boolean,
): TrainingYear {
  if (isWhole) return { workouts, since: from };
  const oldest = workouts.at(-1)?.completedOn ?? to;
  return { workouts, since: addDays(weekOf(oldest).to, 1) };
}
