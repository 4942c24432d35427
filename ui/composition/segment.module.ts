import { ContainerModule } from 'inversify';
import type { AnalyticsService } from '#adapters/analytics/analytics-service.ts';
import { makeSegmentAnalytics } from '#adapters/analytics/segment-analytics.ts';
import type { Track } from '#adapters/analytics/tracking-call.ts';
import { token } from '#application/token.ts';

/** The service that receives the events. */
export const SegmentAnalytics = token<Track>('SegmentAnalytics');

/** The analytics service and its library; loaded late, if configured. */
export const segmentModule = (service: AnalyticsService) =>
  new ContainerModule(({ bind }) => {
    bind(SegmentAnalytics).toResolvedValue(() => makeSegmentAnalytics(service));
  });
