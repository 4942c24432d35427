import type { MemberId } from '#domain/account/viewer.ts';
import type { Track, TrackingCall } from './tracking-call.ts';

/** The analytics service, as it is configured. */
interface AnalyticsService {
  readonly key: string;
  /** Its base address, without a trailing slash and without the version. */
  readonly base: string;
}

const PATHS: Readonly<Record<TrackingCall['type'], string>> = { page: 'p', track: 't', identify: 'i' };

/** An id for a call or for a page load; other than crypto.randomUUID, also for pages that are not encrypted. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Segment's tracking API (API-06). Each call is sent while `Track` runs, without cookies, by a request that outlives the page. As
 * plain text, which the service reads as JSON: a browser need not ask first whether it may send it.
 */
export function makeSegmentTrackingApi(
  send: typeof fetch,
  { key, base }: AnalyticsService,
  { userAgent, language: locale }: Pick<Navigator, 'userAgent' | 'language'>,
): Track {
  const anonymousId = randomId();
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  let userId: MemberId | undefined;
  let page: Readonly<Record<'path' | 'title', string>> | undefined;
  return (call) => {
    if (call.type === 'identify') userId = call.userId;
    if (call.type === 'page') page = call.properties;
    const sentAt = new Date().toISOString();
    const context = { page, userAgent, locale, timezone };
    send(`${base}/v1/${PATHS[call.type]}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        ...call,
        userId,
        anonymousId,
        messageId: randomId(),
        sentAt,
        context,
        writeKey: key,
      }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
}
