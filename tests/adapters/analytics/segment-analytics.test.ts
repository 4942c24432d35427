// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSegmentAnalytics } from '#adapters/analytics/segment-analytics.ts';
import { makeAnalytics } from '#adapters/analytics/tracking-call.ts';
import { viewedEvent } from '#domain/analytics/tracked-event.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const CONFIGURED = { key: 'key', base: 'https://analytics.test/in' };
const noContent = () => new Response(null, { status: 204 });

/** Segment's library sends with the global fetch. */
function setUp(answer: () => Response | Promise<Response> = noContent, base = CONFIGURED.base) {
  const { fetch, sent } = makeFakeFetch(answer);
  vi.stubGlobal('fetch', fetch);
  const analytics = makeAnalytics(makeSegmentAnalytics({ ...CONFIGURED, base }));
  const bodies = () =>
    sent.map(({ address, init }) => ({
      address,
      body: JSON.parse(init?.body as string) as Record<string, unknown>,
    }));
  const sentOf = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  return { analytics, sent, bodies, sentOf };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('Segment analytics [API-06]', () => {
  it('post JSON that outlives the page and carries no cookies, only to the configured address', async () => {
    const { analytics, sent, sentOf } = setUp();
    analytics.page('/365', '365 · Daybreak');
    await sentOf(1);
    expect(sent[0]?.address).toBe('https://analytics.test/in/v1/p');
    expect(sent[0]?.init).toMatchObject({
      method: 'post',
      keepalive: true,
      credentials: 'omit',
    });
    const headers = Object.entries(sent[0]?.init?.headers ?? {});
    const ofType = headers.filter(([name]) => name.toLowerCase() === 'content-type');
    expect(ofType).toEqual([['Content-Type', 'application/json']]);
  });

  it('bear the time of the event, not that of the library [API-06]', async () => {
    const { bodies, sentOf } = setUp();
    const timestamp = '2026-06-15T12:00:00.000Z';
    makeSegmentAnalytics(CONFIGURED)({
      type: 'page',
      properties: { path: '/', title: 'Daybreak' },
      timestamp,
    });
    await sentOf(1);
    expect(bodies()[0]?.body).toMatchObject({ timestamp });
  });

  it('use an address without encryption if the configuration has one', async () => {
    const { analytics, sent, sentOf } = setUp(noContent, 'http://localhost:8081/analytics');
    analytics.page('/', 'Daybreak');
    await sentOf(1);
    expect(sent[0]?.address).toBe('http://localhost:8081/analytics/v1/p');
  });

  it('send pages, events and people in separate calls', async () => {
    const { analytics, bodies, sentOf } = setUp();
    const event = viewedEvent(aMediaItem(), null);
    analytics.page('/365', '365 · Daybreak');
    await sentOf(1);
    if (event) analytics.track(event);
    await sentOf(2);
    analytics.identify('member-1' as MemberId, 'cancelled');
    await sentOf(3);
    expect(bodies()).toMatchObject([
      {
        address: 'https://analytics.test/in/v1/p',
        body: { writeKey: 'key', type: 'page', properties: { path: '/365', title: '365 · Daybreak' } },
      },
      {
        address: 'https://analytics.test/in/v1/t',
        body: { writeKey: 'key', type: 'track', event: 'Viewed Workout', properties: event?.properties },
      },
      {
        address: 'https://analytics.test/in/v1/i',
        body: {
          writeKey: 'key',
          type: 'identify',
          userId: 'member-1',
          traits: { subscriptionStatus: 'cancelled' },
        },
      },
    ]);
  });

  it('belong to one visit, and store nothing in the browser', async () => {
    const { analytics, bodies, sentOf } = setUp();
    analytics.page('/', 'Daybreak');
    analytics.page('/365', '365');
    await sentOf(2);
    const [one, other] = bodies().map(({ body }) => body['anonymousId']);
    expect(one).toBeTruthy();
    expect(other).toBe(one);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => new Response('no', { status: 500 })],
  ])('fail silently if the service %s', async (_, answer) => {
    const { analytics, sentOf } = setUp(answer);
    expect(() => analytics.page('/', 'Daybreak')).not.toThrow();
    await sentOf(1);
  });
});
