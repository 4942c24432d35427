import { ContainerModule } from 'inversify';
import { makeApiWorkoutPlan } from '#adapters/account-api/api-workout-plan.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import { AccountApiClient } from './platform.module.ts';

/** Bindings for the coaching page; loaded with its code. */
export const coachingModule = new ContainerModule(({ bind }) => {
  bind(WorkoutPlanSource).toResolvedValue(makeApiWorkoutPlan, [AccountApiClient, Reporter]);
});
