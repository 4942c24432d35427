import type { CompletedWorkout } from './completed-workout.ts';
import { minutesOf } from '../catalogue/duration.ts';

/** What the workouts of a range come to. */
export interface RangeSum {
  readonly minutes: number;
  /** Not rounded; null if those of a workout are not known. */
  readonly calories: number | null;
}

/** PRG-08: null if one of the workouts is missing: the sum of the others would be wrong. */
export function rangeSum(workouts: readonly CompletedWorkout[], total: number): RangeSum | null {
  if (workouts.length !== total) return null;
  const calories = workouts.flatMap((workout) => workout.calories ?? []);
  return {
    minutes: minutesOf(workouts),
    calories: calories.length === total ? calories.reduce((sum, each) => sum + each, 0) : null,
  };
}
