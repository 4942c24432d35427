import { describe, expect, it } from 'vitest';
import { makeCollectorAnalytics } from '#adapters/analytics/collector-analytics.ts';
import { viewedEvent } from '#domain/analytics/tracked-event.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeFakeFetch } from '#tests/builders/fake-fetch.ts';
import { settled } from '#tests/builders/settled.ts';

const CONFIGURED = { key: 'key', base: 'https://analytics.test/in' };
const taken = () => new Response(null, { status: 204 });

function setUp(answer: () => Response | Promise<Response> = taken) {
  const { fetch, sent } = makeFakeFetch(answer);
  const analytics = makeCollectorAnalytics(fetch, CONFIGURED);
  const bodies = () =>
    sent.map(({ address, init }) => [address, JSON.parse(init?.body as string) as Record<string, unknown>]);
  return { analytics, sent, bodies };
}

describe('the collector [API-06]', () => {
  it('is told by JSON posts under the key, which outlive the page and carry no cookies', () => {
    const { analytics, sent } = setUp();
    analytics.page('/365', '365 · Daybreak');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
    });
  });

  it('is told of pages, events and people in calls of their own', () => {
    const { analytics, bodies } = setUp();
    const event = viewedEvent(aMediaItem(), null);
    analytics.page('/365', '365 · Daybreak');
    if (event) analytics.track(event);
    analytics.identify('member-1' as MemberId, 'cancelled');
    const common = { writeKey: 'key', visit: expect.stringMatching(/./) as string };
    expect(bodies()).toEqual([
      ['https://analytics.test/in/page', { ...common, path: '/365', title: '365 · Daybreak' }],
      [
        'https://analytics.test/in/track',
        { ...common, event: 'Viewed Workout', properties: event?.properties },
      ],
      [
        'https://analytics.test/in/identify',
        { ...common, userId: 'member-1', traits: { subscriptionStatus: 'cancelled' } },
      ],
    ]);
  });

  it('knows what belongs to one visit, and to no other', () => {
    const visitOf = () => {
      const { analytics, bodies } = setUp();
      analytics.page('/', 'Daybreak');
      analytics.page('/365', '365');
      const visits = bodies().map(([, body]) => (body as { visit: string }).visit);
      expect(new Set(visits).size).toBe(1);
      return visits[0];
    };
    expect(visitOf()).not.toBe(visitOf());
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => new Response('no', { status: 500 })],
  ])('is nobody’s trouble where it %s', async (_, answer) => {
    const { analytics, sent } = setUp(answer);
    expect(() => analytics.page('/', 'Daybreak')).not.toThrow();
    await settled();
    expect(sent).toHaveLength(1);
  });
});
