import progress from '../i18n/en-US/progress.json';
import { installer } from './platform.ts';
import { progressModule } from './progress-source.ts';

export { HistoryScreen } from '../progress/history-screen.tsx';
export { MobileProgressScreen, ProgressScreen } from '../progress/progress-screen.tsx';
export const texts = { progress };

export const install = installer(progressModule);
