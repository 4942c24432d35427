import { ContainerModule } from 'inversify';
import { merge } from 'rxjs';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import { noopAnalytics } from '#adapters/analytics/noop-analytics.ts';
import { makeSegmentTrackingApi } from '#adapters/analytics/segment-tracking-api.ts';
import { isDoNotTrackOn } from '#adapters/browser/do-not-track.ts';
import { firstInteraction } from '#adapters/browser/first-interaction.ts';
import { nextPaint } from '#adapters/browser/next-paint.ts';
import { untilIdle } from '#adapters/browser/until-idle.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { Environment } from './platform.ts';

/** Bindings for product analytics (API-06). */
export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(Analytics).toResolvedValue(
    ({ window, fetch }, { analytics: service }, page) => {
      if (!service || isDoNotTrackOn(window.navigator)) return noopAnalytics;
      const painted = () => nextPaint(window);
      return makeDeferredAnalytics({
        idle: () => painted().then(() => untilIdle(window)),
        interaction: firstInteraction(window).then(painted),
        leaving$: merge(page.hidden$, page.leaving$),
        send: makeSegmentTrackingApi(fetch, service, window.navigator),
      });
    },
    [Environment, CurrentConfig, PageLifecycle],
  );
});
