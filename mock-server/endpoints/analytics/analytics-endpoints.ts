import type { ZodRawShape, ZodType } from 'zod';
import { z } from '../../zod.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { collect } from './collect.ts';

const filled = z.string().min(1);

/** The fields shared by the three product analytics calls, as Segment's tracking API takes them. */
const messageSchema = <More extends ZodRawShape>(type: string, more: More) =>
  z.object({
    type: z.literal(type),
    writeKey: filled.meta({ description: "The config's segmentKey" }),
    messageId: filled,
    anonymousId: filled.meta({ description: 'The same for all events of one page load' }),
    ...more,
  });

const pageView = messageSchema('page', {
  properties: z.object({ path: z.string().regex(/^\//), title: z.string() }),
});

const trackedEvent = messageSchema('track', { event: filled, properties: z.object({}) });

const identity = messageSchema('identify', {
  userId: filled,
  traits: z.object({ subscriptionStatus: z.enum(['active', 'cancelled']) }),
});

const videoEvent = z.object({ token: filled, event: filled, mediaid: filled });

/**
 * Endpoints for analytics; the config's `analyticsBase` is this origin with `/analytics`.
 */
export const analyticsEndpoints: readonly Endpoint[] = [
  collector('v1/p', 'Takes a page view', 'Specification 1, section 7; API-06', pageView),
  collector('v1/t', 'Takes a tracked event', 'Specification 1, sections 4 and 7; API-06', trackedEvent),
  collector('v1/i', 'Takes who somebody is', 'Specification 1, section 7; API-06', identity),
  collector('video', 'Takes a video analytics event', 'Specification 1, section 6; PLY-09', videoEvent),
];

function collector(path: string, summary: string, specified: string, body: ZodType): Endpoint {
  return endpoint({
    method: 'POST',
    path: `/analytics/${path}`,
    base: 'analytics',
    summary,
    specified,
    answer: 'decided',
    handler: collect,
    success: 204,
    schema: { body },
  });
}
