import type { CalendarDate } from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import { weekOf } from './day-moments.ts';

/** PRG-07: how many workouts a week one can aim at. */
export const WEEKLY_GOALS = [1, 2, 3, 4, 5, 6, 7] as const;
export type WeeklyGoal = (typeof WEEKLY_GOALS)[number];

/** The goal that a text names; null if it names none. */
export const weeklyGoal = (written: string | null): WeeklyGoal | null =>
  WEEKLY_GOALS.find((goal) => String(goal) === written) ?? null;

/** PRG-07: how many workouts count for the goal of this week, from Monday to Sunday. */
export function workoutsOfWeek(workouts: readonly CompletedWorkout[], today: CalendarDate): number {
  const { from, to } = weekOf(today);
  return workouts.filter(({ completedOn }) => from <= completedOn && completedOn <= to).length;
}
