import type { PlanId, WorkoutPlanDetails } from '#domain/coaching/workout-plan.ts';
import type { Result } from '../result.ts';
import { token } from '../injection/token.ts';

/** The workout plans of the current member (`/api/v3/jwp/workout_plan/{id}`). */
export interface WorkoutPlanSource {
  /** Responds with `not-found` for a plan that is not one of the member's. */
  planOf(id: PlanId): Promise<Result<WorkoutPlanDetails>>;
}
export const WorkoutPlanSource = token<WorkoutPlanSource>('WorkoutPlanSource');
