import { useEffect } from 'react';
import { afterRest } from '../navigation/after-rest.ts';
import { lazyModule } from '../navigation/lazy-module.ts';
import { useLazyCode } from '../session/use-lazy-code.ts';

const load = lazyModule(async () => (await import('./app-upkeep.ts')).AppUpkeep, ['releases']);

/** What the app does for its next start loads when the page rests, in browsers that can start it without a connection. */
export function LazyAppUpkeep() {
  const [AppUpkeep, fetchCode] = useLazyCode(load);
  useEffect(() => ('serviceWorker' in navigator ? afterRest(fetchCode) : undefined), [fetchCode]);
  return AppUpkeep && <AppUpkeep />;
}
