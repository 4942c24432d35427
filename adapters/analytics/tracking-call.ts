import type { MemberId } from '#domain/account/viewer.ts';
import type { Analytics } from '#application/ports/analytics.ts';

/** A call of the tracking API, in the service's own words (API-06). */
export type TrackingCall = {
  /** When it happened, in ISO 8601. */
  readonly timestamp: string;
} & (
  | { readonly type: 'page'; readonly properties: Readonly<Record<'path' | 'title', string>> }
  | {
      readonly type: 'track';
      readonly event: string;
      readonly properties: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'identify';
      readonly userId: MemberId;
      readonly traits: { readonly subscriptionStatus: 'active' | 'cancelled' };
    }
);

/** Sends a call. Fire and forget: it does not wait and never fails. */
export type Track = (call: TrackingCall) => void;

/** Analytics that turn every event into a call of the tracking API, with the time of the event. */
export function makeAnalytics(send: Track): Analytics {
  const timestamp = (): string => new Date().toISOString();
  return {
    page: (path, title) => send({ type: 'page', properties: { path, title }, timestamp: timestamp() }),
    track: ({ name, properties }) =>
      send({ type: 'track', event: name, properties: { ...properties }, timestamp: timestamp() }),
    identify: (userId, subscriptionStatus) =>
      send({ type: 'identify', userId, traits: { subscriptionStatus }, timestamp: timestamp() }),
  };
}
