import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterRest } from '../../navigation/after-rest.ts';
import { lazyModule } from '../../navigation/lazy-module.ts';
import { useLazyComponent } from '../../navigation/use-lazy-component.ts';

const load = lazyModule(
  async () => (await import('../../composition/app-upkeep.ts')).AppUpkeep,
  ['releases'],
);

/**
 * What the app does for its next start loads after the first content, in browsers that can start it without a connection. The
 * app does without it if it fails.
 */
export function AfterFirstContent() {
  const [AppUpkeep, fetchCode] = useLazyComponent(load);
  useEffect(() => ('serviceWorker' in navigator ? afterRest(fetchCode) : undefined), [fetchCode]);
  return (
    AppUpkeep && (
      <ErrorBoundary fallback={null}>
        <AppUpkeep />
      </ErrorBoundary>
    )
  );
}
