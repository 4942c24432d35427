import { AnalyticsBrowser } from '@segment/analytics-next';
import type { Analytics } from '#application/ports/analytics.ts';

export interface SegmentOptions {
  readonly key: string;
  /** The base address of the analytics service, without a trailing slash and without the version. */
  readonly base: string;
}

const VERSION = 'v1';

/**
 * Analytics by Segment's own library (API-06). Its settings are passed in instead of being requested from Segment's servers.
 * It stores nothing in the browser, and sends each event at once, without cookies, with a request that outlives the page.
 */
export function makeSegmentAnalytics({ key, base }: SegmentOptions): Analytics {
  const { protocol, host, pathname } = new URL(base);
  const service = {
    apiHost: `${host}${pathname.replace(/\/$/, '')}/${VERSION}`,
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
  return {
    page: (path, title) => ignoreErrors(segment.page({ path, title })),
    track: ({ name, properties }) => ignoreErrors(segment.track(name, { ...properties })),
    identify: (member, subscription) =>
      ignoreErrors(segment.identify(member, { subscriptionStatus: subscription })),
  };
}
