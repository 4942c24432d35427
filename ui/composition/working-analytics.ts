import { makeSegmentAnalytics, type SegmentOptions } from '#adapters/analytics/segment-analytics.ts';
import type { CurrentViewer } from '#application/account/current-viewer.ts';
import { tellWhoIsThere } from '#application/analytics/tell-who-is-there.ts';
import type { Analytics } from '#application/ports/analytics.ts';

/** The analytics that the app brings once it shows, told who is there from the beginning. */
export function makeWorkingAnalytics(viewer: CurrentViewer, service: SegmentOptions): Analytics {
  const analytics = makeSegmentAnalytics(service);
  tellWhoIsThere(viewer, analytics);
  return analytics;
}
