import { makeDeferredAnalytics, silentAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import { asksNotToBeTracked } from '#adapters/browser/asks-not-to-be-tracked.ts';
import { nextPaint } from '#adapters/browser/next-paint.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { moduleOf } from './bindings.ts';
import { Environment } from './environment.ts';

/** What the product tells of itself (API-06). */
export const analyticsModule = moduleOf((bindTo) => {
  bindTo(
    Analytics,
    ({ window, fetch }, { analytics }) => {
      if (!analytics || asksNotToBeTracked(window.navigator)) return silentAnalytics;
      return makeDeferredAnalytics(
        () => nextPaint(window),
        async () => {
          const { makeCollectorAnalytics } = await import('#adapters/analytics/collector-analytics.ts');
          return makeCollectorAnalytics(fetch, analytics);
        },
      );
    },
    [Environment, CurrentConfig],
  );
});
