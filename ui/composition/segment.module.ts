import { ContainerModule } from 'inversify';
import { makeSegmentAnalytics, type SegmentOptions } from '#adapters/analytics/segment-analytics.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { identifyViewer } from '#application/analytics/identify-viewer.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import { token } from '#application/token.ts';

/** The service that events are sent to; it is told who is there from the beginning. */
export const SegmentAnalytics = token<Analytics>('SegmentAnalytics');

/** The analytics service with its library, which is loaded once the app shows, where a customer asks for it. */
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
