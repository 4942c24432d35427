import type { WorkoutPlanDetails } from '#domain/coaching/workout-plan.ts';

/** The workouts of a plan, as far as they are known. */
export interface PlanWorkouts {
  readonly workouts: WorkoutPlanDetails['workouts'];
  /** Whether the others are on their way. */
  readonly isLoading: boolean;
}
