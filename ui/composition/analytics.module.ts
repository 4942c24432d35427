import { ContainerModule } from 'inversify';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import { noopAnalytics } from '#adapters/analytics/noop-analytics.ts';
import { isDoNotTrackOn } from '#adapters/browser/do-not-track.ts';
import { nextPaint } from '#adapters/browser/next-paint.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { AppContainer } from './app-container.ts';
import { Environment } from './environment.ts';

/** Bindings for product analytics (API-06); loads the service's module lazily. */
export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(Analytics).toResolvedValue(
    ({ window }, { analytics }, container) =>
      analytics && !isDoNotTrackOn(window.navigator)
        ? makeDeferredAnalytics(
            () => nextPaint(window),
            async () => {
              const { SegmentAnalytics, segmentModule } = await import('./segment.module.ts');
              container.load(segmentModule(analytics));
              return container.get(SegmentAnalytics);
            },
          )
        : noopAnalytics,
    [Environment, CurrentConfig, AppContainer],
  );
});
