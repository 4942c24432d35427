import { DailyScreen as Screen } from '../browse/daily-screen.tsx';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';

export { DailyHistoryScreen } from '../browse/daily-screen.tsx';

const year = lazyExport(
  lazyModule(() => import('./daily-year.ts'), []),
  (code) => code.DailyYear,
);

/** The daily series, whose part for members is also of the progress, and loads by itself. */
export const DailyScreen = () => <Screen year={year} />;
