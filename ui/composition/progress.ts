import { ContainerModule } from 'inversify';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import { ProgressSource } from '#application/ports/progress-source.ts';
import { Reporter } from '#application/ports/reporter.ts';
import progress from '../i18n/en-US/progress.json';
import { AccountApiClient, installer } from './platform.ts';

export { HistoryScreen } from '../progress/history-screen.tsx';
export { MobileProgressScreen, ProgressScreen } from '../progress/progress-screen.tsx';
export const texts = { progress };

/** Bindings for a member's progress. */
const progressModule = new ContainerModule(({ bind }) => {
  bind(ProgressSource).toResolvedValue(makeApiProgress, [AccountApiClient, Reporter]);
});

export const install = installer(progressModule);
