import { useQuery } from '@tanstack/react-query';
import { dataOf } from '#application/result.ts';
import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import { useInjection } from '../session/use-injection.ts';
import { WITHOUT_ITEMS } from './cached-items.ts';
import { ACTIVITY_FRESH_MS, MEMBER_ACTIVITY } from './member-activity.ts';

/** A workout plan with its workouts; the account API knows whose. */
export function useWorkoutPlan(id: PlanId) {
  const plans = useInjection(WorkoutPlanSource);
  return useQuery({
    queryKey: [...MEMBER_ACTIVITY, 'plan', id],
    queryFn: async () => dataOf(await plans.planOf(id)),
    staleTime: ACTIVITY_FRESH_MS,
    meta: WITHOUT_ITEMS,
  });
}
