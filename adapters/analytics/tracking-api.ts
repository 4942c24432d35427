import type { MemberId } from '#domain/account/viewer.ts';
import { TRACKING_API_VERSION, type AnalyticsService } from './analytics-service.ts';
import type { Track, TrackingCall } from './tracking-call.ts';

const PATHS: Readonly<Record<TrackingCall['type'], string>> = { page: 'p', track: 't', identify: 'i' };

/** An id for a call or for a page load; other than crypto.randomUUID, also for pages that are not encrypted. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The tracking API without the service's library (API-06). Each call is sent while `Track` runs, without cookies, by a request
 * that outlives the page. As plain text, which the service reads as JSON: a browser need not ask first whether it may send it.
 */
export function makeTrackingApi(send: typeof fetch, { key, base }: AnalyticsService): Track {
  const anonymousId = randomId();
  let userId: MemberId | undefined;
  return (call) => {
    if (call.type === 'identify') userId = call.userId;
    send(`${base}/${TRACKING_API_VERSION}/${PATHS[call.type]}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ ...call, userId, anonymousId, messageId: randomId(), writeKey: key }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
}
