import { ContainerModule } from 'inversify';
import { makeSegmentAnalytics, type SegmentOptions } from '#adapters/analytics/segment-analytics.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { identifyViewer } from '#application/analytics/identify-viewer.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import { token } from '#application/token.ts';

/** The service that receives the events; it is notified of the signed-in member from the start. */
export const SegmentAnalytics = token<Analytics>('SegmentAnalytics');

/** The analytics service and its library; loaded after the first paint, if configured. */
export const segmentModule = (service: SegmentOptions) =>
  new ContainerModule(({ bind }) => {
    bind(SegmentAnalytics).toResolvedValue(
      (viewer) => {
        const analytics = makeSegmentAnalytics(service);
        identifyViewer(viewer, analytics);
        return analytics;
      },
      [CurrentViewer],
    );
  });
