import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import type { WorkoutCode, WorkoutPlanDetails } from '#domain/coaching/workout-plan.ts';
import { pathSegment } from '#domain/navigation/path-segment.ts';
import { lenient, read, readEach, stringLike } from '../http/wire.ts';
import { mapResult, type AccountApi } from './account-api.ts';
import { planSchema, plannedWorkoutSchema, readPlan, readPlannedWorkout } from './wire-workout-plan.ts';

const codedWorkout = z.extend(plannedWorkoutSchema, { code: stringLike });
const planDetails = z.extend(planSchema, { workouts: lenient(z.array(z.unknown())) });

/** The account API's call for a workout plan (Specification 2, section 7). */
export const makeApiWorkoutPlan = (api: AccountApi, reporter: Reporter): WorkoutPlanSource => ({
  planOf: async (id) =>
    mapResult(await api.get(`/api/v3/jwp/workout_plan/${pathSegment(id)}`), (data) =>
      readDetails(data, api, reporter),
    ),
});

function readDetails(data: unknown, { imageAddress }: AccountApi, reporter: Reporter): WorkoutPlanDetails {
  const wire = read(planDetails, data, 'The workout plan');
  const workouts = readEach(codedWorkout, wire.workouts ?? [], 'A workout of a plan', reporter);
  const coded = workouts.map(
    ({ code, ...workout }) => [code as WorkoutCode, readPlannedWorkout(workout, imageAddress)] as const,
  );
  return { ...readPlan(wire, imageAddress), workouts: new Map(coded) };
}
