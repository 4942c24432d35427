import { makeCollectorAnalytics, type CollectorOptions } from '#adapters/analytics/collector-analytics.ts';
import { silentAnalytics } from '#adapters/analytics/silent-analytics.ts';
import { asksNotToBeTracked } from '#adapters/browser/asks-not-to-be-tracked.ts';
import type { CurrentViewer } from '#application/account/current-viewer.ts';
import { tellWhoIsThere } from '#application/analytics/tell-who-is-there.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import type { Environment } from './environment.ts';

/** The analytics that the app brings once it shows, told who is there from the beginning; a person's wish is heeded. */
export function makeWorkingAnalytics(
  { window, fetch }: Environment,
  viewer: CurrentViewer,
  collector: CollectorOptions,
): Analytics {
  if (asksNotToBeTracked(window.navigator)) return silentAnalytics;
  const analytics = makeCollectorAnalytics(fetch, collector);
  tellWhoIsThere(viewer, analytics);
  return analytics;
}
