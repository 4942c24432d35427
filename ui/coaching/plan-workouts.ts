import type { PlannedWorkout, WorkoutCode } from '#domain/coaching/workout-plan.ts';

/** The workouts of a plan by their codes; undefined while loading, empty if they could not be loaded. */
export type PlanWorkouts = ReadonlyMap<WorkoutCode, PlannedWorkout> | undefined;
