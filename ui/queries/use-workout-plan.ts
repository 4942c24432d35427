import { useQuery } from '@tanstack/react-query';
import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import { useInjection } from '../session/use-injection.ts';
import { useActivity, useActivityQuery } from './activity-query.ts';

/** A workout plan with its workouts, loaded while it is wanted. */
export function useWorkoutPlan(id: PlanId, isWanted = true) {
  const plans = useInjection(WorkoutPlanSource);
  const query = useActivityQuery();
  return useActivity(useQuery({ ...query(['plan', id], () => plans.planOf(id)), enabled: isWanted }));
}
