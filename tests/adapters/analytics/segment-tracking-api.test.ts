import { expect, it, vi } from 'vitest';
import { makeSegmentTrackingApi } from '#adapters/analytics/segment-tracking-api.ts';
import { makeAnalytics } from '#adapters/analytics/tracking-call.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { settled } from '#tests/builders/settled.ts';

const SERVICE = { key: 'key', base: 'https://analytics.test/in' };
const BROWSER = { userAgent: 'Browser/1', language: 'es-MX' };

function setUp(answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const { fetch, sent } = makeFakeFetch(answer);
  const bodies = () => sent.map(({ init }) => JSON.parse(init?.body as string) as Record<string, unknown>);
  return { analytics: makeAnalytics(makeSegmentTrackingApi(fetch, SERVICE, BROWSER)), sent, bodies };
}

it('is called at once, by requests that outlive the page and need no permission [API-06]', () => {
  const { analytics, sent } = setUp();
  analytics.page('/365', '365 · Daybreak');
  analytics.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
  analytics.identify('member-1' as MemberId, 'cancelled');
  expect(sent.map(({ address }) => address)).toEqual([
    'https://analytics.test/in/v1/p',
    'https://analytics.test/in/v1/t',
    'https://analytics.test/in/v1/i',
  ]);
  for (const { init } of sent)
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
    });
});

it('receives whose event it is, from the identification on, and of which page load [API-06]', () => {
  const { analytics, bodies } = setUp();
  analytics.page('/', 'Daybreak');
  analytics.identify('member-1' as MemberId, 'active');
  analytics.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
  expect(bodies()).toMatchObject([
    { type: 'page', properties: { path: '/', title: 'Daybreak' }, writeKey: 'key' },
    { type: 'identify', userId: 'member-1', traits: { subscriptionStatus: 'active' }, writeKey: 'key' },
    { type: 'track', userId: 'member-1', event: 'Searched', properties: { query: 'yoga', results: 3 } },
  ]);
  expect(bodies()[0]).not.toHaveProperty('userId');
  expect(new Set(bodies().map((body) => body['anonymousId'])).size).toBe(1);
  expect(new Set(bodies().map((body) => body['messageId'])).size).toBe(3);
});

it('receives the page, the browser and the time of sending, which corrects the clock of a device [API-06]', () => {
  vi.stubEnv('TZ', 'America/Lima');
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:03.000Z') });
  const { fetch, sent } = makeFakeFetch(() => new Response(null, { status: 204 }));
  const track = makeSegmentTrackingApi(fetch, SERVICE, BROWSER);
  const timestamp = '2026-06-15T12:00:00.000Z';
  track({
    type: 'identify',
    userId: 'member-1' as MemberId,
    traits: { subscriptionStatus: 'active' },
    timestamp,
  });
  track({ type: 'page', properties: { path: '/365', title: '365' }, timestamp });
  track({ type: 'track', event: 'Searched', properties: {}, timestamp });
  vi.useRealTimers();
  vi.unstubAllEnvs();
  const times = { timestamp, sentAt: '2026-06-15T12:00:03.000Z' };
  const context = { userAgent: 'Browser/1', locale: 'es-MX', timezone: 'America/Lima' };
  const page = { path: '/365', title: '365' };
  expect(sent.map(({ init }) => JSON.parse(init?.body as string) as unknown)).toMatchObject([
    { type: 'identify', ...times, context },
    { type: 'page', ...times, context: { ...context, page } },
    { type: 'track', ...times, context: { ...context, page } },
  ]);
});

it('fails silently [API-06]', async () => {
  const { analytics, sent } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  analytics.page('/', 'Daybreak');
  await settled();
  expect(sent).toHaveLength(1);
});
