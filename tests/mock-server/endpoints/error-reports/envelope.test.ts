import { afterAll, describe, expect, it } from 'vitest';
import { parseEnvelope } from '#mock-server/endpoints/error-reports/parse-envelope.ts';
import { makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const EVENT_ID = 'a'.repeat(32);
const HEADER = { event_id: EVENT_ID, sent_at: '2026-06-15T09:00:00.000Z' };
const EVENT = {
  event_id: EVENT_ID,
  timestamp: 1_781_514_000,
  platform: 'javascript',
  level: 'error',
  exception: { values: [{ type: 'Error', value: 'It broke' }] },
};
const TRACE = {
  event_id: EVENT_ID,
  type: 'transaction',
  transaction: '/workout/:slug',
  start_timestamp: 1_781_514_000,
  timestamp: 1_781_514_001,
  contexts: { trace: { trace_id: EVENT_ID, span_id: 'b'.repeat(16) } },
};
const write = (...lines: readonly unknown[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

async function post(payload: string, url = '/api/1/envelope/?sentry_key=mockkey') {
  const world = await makeWorld(server, 'visitor');
  const headers = { ...world, 'content-type': 'text/plain;charset=UTF-8' };
  const answer = await server.inject({ method: 'POST', url, headers, payload });
  const calls = (await server.inject({ url: '/__mock/calls', headers: world })).json<object[]>();
  return { status: answer.statusCode, body: answer.json<object>(), calls, headers: answer.headers };
}

describe('the collector of error reports [CFG-23]', () => {
  it.each([
    ['event', EVENT],
    ['transaction', TRACE],
  ])('accepts one with the type %s, which is then listed among the calls', async (type, payload) => {
    const { status, body, calls, headers } = await post(write(HEADER, { type }, payload));
    expect(status).toBe(200);
    expect(body).toEqual({ id: EVENT_ID });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(calls).toEqual([
      expect.objectContaining({
        row: 'POST /api/:project/envelope/',
        body: { header: HEADER, items: [{ header: { type }, payload }] },
      }),
    ]);
  });

  it.each(['/api/2/envelope/?sentry_key=mockkey', '/api/1/envelope/?sentry_key=other', '/api/1/envelope/'])(
    'refuses %s, which is no project',
    async (url) => {
      expect((await post(write(HEADER, { type: 'event' }, EVENT), url)).status).toBe(403);
    },
  );

  it.each([
    '',
    'Hello',
    write(HEADER),
    write(HEADER, { type: 'event' }),
    write({}, { type: 'event' }, EVENT),
    write(HEADER, { type: 'session' }, EVENT),
    write(HEADER, { type: 'event' }, TRACE),
    write(HEADER, { type: 'event' }, { ...EVENT, exception: { values: [] } }),
    write(HEADER, { type: 'event' }, { ...EVENT, event_id: 'short' }),
    write(HEADER, { type: 'transaction' }, { ...TRACE, transaction: '' }),
  ])('refuses %j', async (text) => expect((await post(text)).status).toBe(400));
});

describe('an envelope', () => {
  it('may end with a line break, and have no items', () => {
    expect(parseEnvelope('{}\n')).toEqual({ header: {}, items: [] });
  });
});

describe('the settings file [CFG-23]', () => {
  it.each([
    [false, /^; errorReportingDsn = http:\/\/mockkey@localhost:8081\/1$/m],
    [true, /^errorReportingDsn = http:\/\/mockkey@localhost:8081\/1$/m],
  ])('says where errors are reported, if they are: %s', async (reportsErrors, line) => {
    const platform = openPlatform({ reportsErrors });
    expect((await platform.inject({ url: '/app/.webapp.ini' })).body).toMatch(line);
    await platform.close();
  });
});
