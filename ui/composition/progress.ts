import { ContainerModule } from 'inversify';
import { makeStoredWeeklyGoals } from '#adapters/browser/stored-weekly-goals.ts';
import { WeeklyGoals } from '#application/ports/weekly-goals.ts';
import progress from '../i18n/en-US/progress.json';
import { pictureSharingModule } from './picture-sharing.ts';
import { AccountStorage, installer } from './platform.ts';
import { progressModule } from './progress-source.ts';

export { HistoryScreen } from '../progress/history-screen.tsx';
export { MobileProgressScreen, ProgressScreen } from '../progress/progress-screen.tsx';
export const texts = { progress };

/** Bindings for a member's weekly goal. */
const weeklyGoalsModule = new ContainerModule(({ bind }) => {
  bind(WeeklyGoals).toResolvedValue(makeStoredWeeklyGoals, [AccountStorage]);
});

export const install = installer(pictureSharingModule, progressModule, weeklyGoalsModule);
