import { z } from '../../zod.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import {
  plannedWorkoutSchema,
  planSchema,
  serializePlannedWorkout,
  serializeWorkoutPlan,
} from './serialize-workout-plan.ts';

/** Specification 2, section 3, "WorkoutPlan". */
export const workoutPlanSchema = planSchema.extend({
  workouts: z
    .array(z.object({ code: platformIdSchema, ...plannedWorkoutSchema.shape }))
    .meta({ description: 'One for each code of the schedule' }),
});

/** One of the member's plans, with the workouts of its schedule (COA-02). */
export const workoutPlan: Handler<typeof workoutPlanSchema> = ({ platform, world, params }) => {
  const { account } = world;
  const { id = '' } = params;
  if (!account) return refusal(401, 'Nobody is signed in');
  const plan = account.coaching.plans.find((each) => each.id === id);
  if (!plan) return refusal(404, `The member has no workout plan "${id}"`);
  const { catalogue } = platform;
  const codes = [...new Set(plan.schedule.flatMap((code) => code ?? []))];
  return ok({
    ...serializeWorkoutPlan(catalogue, account, plan, world.now()),
    workouts: codes.flatMap((code) => {
      const workout = serializePlannedWorkout(catalogue, code);
      return workout ? { code, ...workout } : [];
    }),
  });
};
