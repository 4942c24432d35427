import { AnalyticsBrowser } from '@segment/analytics-next';
import { TRACKING_API_VERSION, type AnalyticsService } from './analytics-service.ts';
import type { Track } from './tracking-call.ts';

/**
 * Takes the place of what the library adds to every event: the address with its query and fragment, which can hold a token or an
 * e-mail, and the referrer. Without a query it does not look for campaigns and ads in it, either.
 */
const PATH_AND_TITLE_ONLY = { url: undefined, search: undefined, referrer: undefined };

/**
 * Analytics by Segment's own library (API-06). Its settings are passed in instead of being requested from Segment's servers.
 * It stores nothing in the browser, and sends each event at once, without cookies, with a request that outlives the page.
 */
export function makeSegmentAnalytics({ key, base }: AnalyticsService): Track {
  const { protocol, host, pathname } = new URL(base);
  const service = {
    apiHost: `${host}${pathname.replace(/\/$/, '')}/${TRACKING_API_VERSION}`,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    deliveryStrategy: {
      config: {
        keepalive: true,
        credentials: 'omit' as const,
        // Same spelling as the library's own header, which it replaces; with another spelling both would be sent.
        headers: { 'Content-Type': 'application/json' },
      },
    },
  };
  const segment = AnalyticsBrowser.load(
    {
      writeKey: key,
      cdnSettings: {
        integrations: { 'Segment.io': { apiKey: key } },
        // Disables the library's reports about itself, every 30 seconds.
        metrics: { sampleRate: 0 },
      },
    },
    {
      disableClientPersistence: true,
      retryQueue: false,
      useQueryString: false,
      integrations: { 'Segment.io': service },
    },
  );
  const ignoreErrors = (sent: Promise<unknown>): void => void sent.catch(() => undefined);
  return (call) => {
    const options = { timestamp: call.timestamp, context: { page: PATH_AND_TITLE_ONLY } };
    switch (call.type) {
      case 'page':
        ignoreErrors(segment.page({ ...call.properties, ...PATH_AND_TITLE_ONLY }, options));
        break;
      case 'track':
        ignoreErrors(segment.track(call.event, call.properties, options));
        break;
      case 'identify':
        ignoreErrors(segment.identify(call.userId, call.traits, options));
    }
  };
}
