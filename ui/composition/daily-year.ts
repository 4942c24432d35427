import { installer } from './platform.ts';
import { progressModule } from './progress-source.ts';

export { DailyYear } from '../browse/daily-year.tsx';

export const install = installer(progressModule);
