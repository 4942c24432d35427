import type { CompletedWorkout } from '#domain/progress/completed-workout.ts';
import type { MemberProgress } from '#domain/progress/member-progress.ts';
import { token } from '../injection/token.ts';
import type { Result } from '../result.ts';

/** A part of the workouts that were completed in a period. */
export interface CompletedWorkoutsRequest {
  /** The first and the last moment of the period. */
  readonly from: Date;
  readonly to: Date;
  /** How many of the newest are left out. */
  readonly offset: number;
  /** How many are wanted, from 1 to 100. */
  readonly limit: number;
}

/** Newest first. */
export interface CompletedWorkouts {
  readonly workouts: readonly CompletedWorkout[];
  /** How many were completed in the whole period. */
  readonly total: number;
  /** Otherwise there may be more. */
  readonly isTotalKnown: boolean;
}

/** What the signed-in member has done, as the account API counts it (Specification 2, section 7). Calls do not throw (SHL-12). */
export interface ProgressSource {
  progress(): Promise<Result<MemberProgress>>;
  /** An entry that cannot be read is left out, and reported; it counts in the total. */
  completedWorkouts(request: CompletedWorkoutsRequest): Promise<Result<CompletedWorkouts>>;
}
export const ProgressSource = token<ProgressSource>('ProgressSource');
