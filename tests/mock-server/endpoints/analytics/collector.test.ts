import { afterAll, describe, expect, it } from 'vitest';
import { makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const COMMON = { writeKey: 'key', messageId: 'message-1', anonymousId: 'visit-1' };
const TAKEN: readonly [string, object][] = [
  ['v1/p', { ...COMMON, type: 'page', properties: { path: '/365', title: '365 · Daybreak' } }],
  ['v1/t', { ...COMMON, type: 'track', event: 'Searched', properties: { query: 'yoga', results: 3 } }],
  ['v1/i', { ...COMMON, type: 'identify', userId: 'member-1', traits: { subscriptionStatus: 'active' } }],
  ['video', { token: 'token', event: 'play', mediaid: 'xjSCHvet' }],
];

const post = async (call: string, payload: object, headers: Readonly<Record<string, string>>) =>
  (await server.inject({ method: 'POST', url: `/analytics/${call}`, headers, payload })).statusCode;

describe('the collector of analytics [API-06]', () => {
  it.each(TAKEN)('accepts %s, which are then listed among the calls', async (call, body) => {
    const world = await makeWorld(server, 'visitor');
    expect(await post(call, body, world)).toBe(204);
    const calls = (await server.inject({ url: '/__mock/calls', headers: world })).json<object[]>();
    expect(calls).toEqual([expect.objectContaining({ row: `POST /analytics/${call}`, status: 204, body })]);
  });

  it.each(
    TAKEN.flatMap(([call, body]) =>
      Object.keys(body).map((field): [string, string, object] => [
        call,
        field,
        { ...body, [field]: undefined },
      ]),
    ),
  )('refuses %s without %s', async (call, _, body) => {
    expect(await post(call, body, await makeWorld(server, 'visitor'))).toBe(400);
  });

  it.each([
    ['v1/p', { ...COMMON, type: 'page', properties: { path: 'https://elsewhere.test', title: '' } }],
    ['v1/t', { ...COMMON, type: 'track', event: '', properties: {} }],
    ['v1/t', { ...COMMON, type: 'page', event: 'Searched', properties: {} }],
    ['v1/i', { ...COMMON, type: 'identify', userId: 'member-1', traits: { subscriptionStatus: 'paused' } }],
  ])('refuses %s with an invalid body', async (call, body) => {
    expect(await post(call, body, await makeWorld(server, 'visitor'))).toBe(400);
  });

  it('accepts requests from the app’s pages', async () => {
    const { statusCode, headers } = await server.inject({
      method: 'OPTIONS',
      url: '/analytics/v1/t',
      headers: { origin: 'http://localhost:8080', 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('POST');
    expect(headers['access-control-allow-headers']).toContain('content-type');
  });
});
