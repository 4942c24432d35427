import { ContainerModule } from 'inversify';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import { ProgressSource } from '#application/ports/progress-source.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { AccountApiClient } from './platform.module.ts';

/** Bindings for a member's progress; loaded with the code of its pages. */
export const progressModule = new ContainerModule(({ bind }) => {
  bind(ProgressSource).toResolvedValue(makeApiProgress, [AccountApiClient, Reporter]);
});
