import type { Endpoint, JsonSchema } from '../../http/endpoint.ts';
import { objectOf, text } from '../../http/wire-schemas.ts';
import { collect } from './collect.ts';

const filled: JsonSchema = { type: 'string', minLength: 1 };

/** The fields shared by the three product analytics calls, as Segment's library sends them. */
const messageSchema = (type: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  objectOf({
    type: { const: type },
    writeKey: { ...filled, description: "The config's segmentKey" },
    messageId: filled,
    anonymousId: {
      ...filled,
      description: 'The same for all events of one page load',
    },
    ...more,
  });

const pageView = messageSchema('page', {
  properties: objectOf({ path: { type: 'string', pattern: '^/' }, title: text }),
});

const trackedEvent = messageSchema('track', { event: filled, properties: { type: 'object' } });

const identity = messageSchema('identify', {
  userId: filled,
  traits: objectOf({ subscriptionStatus: { enum: ['active', 'cancelled'] } }),
});

const videoEvent = objectOf({ token: filled, event: filled, mediaid: filled });

/**
 * Endpoints for analytics; the config's `analyticsBase` is this origin with `/analytics`.
 */
export const analyticsEndpoints: readonly Endpoint[] = [
  collector('v1/p', 'Takes a page view', 'Specification 1, section 7; API-06', pageView),
  collector('v1/t', 'Takes a tracked event', 'Specification 1, sections 4 and 7; API-06', trackedEvent),
  collector('v1/i', 'Takes who somebody is', 'Specification 1, section 7; API-06', identity),
  collector('video', 'Takes a video analytics event', 'Specification 1, section 6; PLY-09', videoEvent),
];

function collector(path: string, summary: string, specified: string, body: JsonSchema): Endpoint {
  return {
    method: 'POST',
    path: `/analytics/${path}`,
    base: 'analytics',
    summary,
    specified,
    answer: 'decided',
    handler: collect,
    success: 204,
    schema: { body },
  };
}
