import { ContainerModule } from 'inversify';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import {
  LoadCompletedWorkouts,
  makeLoadCompletedWorkouts,
} from '#application/progress/load-completed-workouts.ts';
import { ProgressSource } from '#application/ports/progress-source.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { AccountApiClient } from './platform.ts';

/** Bindings for a member's progress, which its pages and the end of a workout share. */
export const progressModule = new ContainerModule(({ bind }) => {
  bind(ProgressSource).toResolvedValue(makeApiProgress, [AccountApiClient, Reporter]);
  bind(LoadCompletedWorkouts).toResolvedValue(makeLoadCompletedWorkouts, [ProgressSource]);
});
