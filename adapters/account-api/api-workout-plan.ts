import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import type { WorkoutPlanDetails } from '#domain/coaching/workout-plan.ts';
import { pathSegment } from '#domain/navigation/path-segment.ts';
import { lenient, read, readEach } from '../http/wire.ts';
import { mapResult, type AccountApi } from './account-api.ts';
import { planSchema, planWorkoutSchema, readPlan, readPlanWorkout } from './wire-workout-plan.ts';

const planDetails = z.extend(planSchema, { workouts: lenient(z.array(z.unknown())) });

/** The account API's call for a workout plan (Specification 2, section 7). */
export const makeApiWorkoutPlan = (api: AccountApi, reporter: Reporter): WorkoutPlanSource => ({
  planOf: async (id) =>
    mapResult(await api.get(`/api/v3/jwp/workout_plan/${pathSegment(id)}`), (data) =>
      readDetails(data, reporter),
    ),
});

function readDetails(data: unknown, reporter: Reporter): WorkoutPlanDetails {
  const wire = read(planDetails, data, 'The workout plan');
  const workouts = readEach(planWorkoutSchema, wire.workouts ?? [], 'A workout of a plan', reporter);
  return { ...readPlan(wire), workouts: new Map(workouts.map(readPlanWorkout)) };
}
