import { useQuery } from '@tanstack/react-query';
import { dataOf } from '#application/result.ts';
import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import { useInjection } from '../session/use-injection.ts';
import { WITHOUT_ITEMS } from './cached-items.ts';

export const WORKOUT_PLAN = 'workout-plan';

/** A plan changes with each workout that is finished. */
const FRESH_MS = 60_000;

/** A workout plan with its workouts; the account API knows whose. */
export function useWorkoutPlan(id: PlanId) {
  const plans = useInjection(WorkoutPlanSource);
  return useQuery({
    queryKey: [WORKOUT_PLAN, id],
    queryFn: async () => dataOf(await plans.planOf(id)),
    staleTime: FRESH_MS,
    meta: WITHOUT_ITEMS,
  });
}
