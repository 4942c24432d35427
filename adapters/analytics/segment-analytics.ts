import { AnalyticsBrowser } from '@segment/analytics-next';
import type { Analytics } from '#application/ports/analytics.ts';

export interface SegmentOptions {
  readonly key: string;
  /** Where the analytics service takes events, without a trailing slash and without its version. */
  readonly base: string;
}

const VERSION = 'v1';

/**
 * Analytics by Segment's own library (API-06). It is told here what it would ask its maker's servers for, keeps nothing in
 * the browser, and sends each event at once, without cookies, so that it outlives the page.
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
        // Spelled as the library spells its own, which it replaces: another spelling would go out beside it.
        headers: { 'Content-Type': 'application/json' },
      },
    },
  };
  const segment = AnalyticsBrowser.load(
    {
      writeKey: key,
      cdnSettings: {
        integrations: { 'Segment.io': { apiKey: key } },
        // The library would report on itself every 30 seconds.
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
  const nobodyMinds = (told: Promise<unknown>): void => void told.catch(() => undefined);
  return {
    page: (path, title) => nobodyMinds(segment.page({ path, title })),
    track: ({ name, properties }) => nobodyMinds(segment.track(name, { ...properties })),
    identify: (member, subscription) =>
      nobodyMinds(segment.identify(member, { subscriptionStatus: subscription })),
  };
}
