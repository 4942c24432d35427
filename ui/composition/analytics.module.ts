import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import { silentAnalytics } from '#adapters/analytics/silent-analytics.ts';
import { asksNotToBeTracked } from '#adapters/browser/asks-not-to-be-tracked.ts';
import { nextPaint } from '#adapters/browser/next-paint.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { Analytics } from '#application/ports/analytics.ts';
import type { Module } from './container.ts';
import { Environment } from './environment.ts';

/** What the product tells of itself (API-06). */
export const analyticsModule: Module = (bindTo) => {
  bindTo(
    Analytics,
    (environment, viewer, { analytics }) =>
      analytics && !asksNotToBeTracked(environment.window.navigator)
        ? makeDeferredAnalytics(
            () => nextPaint(environment.window),
            async () => (await import('./working-analytics.ts')).makeWorkingAnalytics(viewer, analytics),
          )
        : silentAnalytics,
    [Environment, CurrentViewer, CurrentConfig],
  );
};
