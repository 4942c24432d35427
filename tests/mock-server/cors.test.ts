import { afterAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { rowName } from '#mock-server/http/endpoint.ts';
import { APP_ORIGIN, makeWorld, openPlatform } from './open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const preflight = (url: string, origin: string) =>
  server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-mock-world',
    },
  });

describe('the account API', () => {
  it.each([
    '/api/v3/jwp/me',
    '/api/v3/jwp/home',
    '/api/v3/jwp/watch_history/AAAAbbbb',
    '/__mock/world',
    '/nowhere',
  ])('lets only the app’s pages read %s, with their cookies', async (url) => {
    const { headers } = await server.inject({ url, headers: { origin: APP_ORIGIN } });
    expect(headers['access-control-allow-origin']).toBe(APP_ORIGIN);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers.vary).toMatch(/\borigin\b/i);
    expect(headers['timing-allow-origin']).toBe('*');
    for (const origin of ['http://evil.example', 'null', 'http://localhost:8081']) {
      const other = await server.inject({ url, headers: { origin } });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
      expect(other.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('permits requests with a body in a preflight', async () => {
    const { statusCode, headers } = await preflight('/api/v3/jwp/favorites/AAAAbbbb', APP_ORIGIN);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('POST, DELETE');
    expect(headers['access-control-allow-headers']).toMatch(/content-type.*x-mock-world.*api-key/);
    expect(headers['access-control-allow-origin']).toBe(APP_ORIGIN);
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
    const other = await preflight('/api/v3/jwp/favorites/AAAAbbbb', 'http://evil.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('can be read by the app if its world is unknown', async () => {
    const headers = { origin: APP_ORIGIN, 'x-mock-world': 'nowhere' };
    const answer = await server.inject({ url: '/api/v3/jwp/me', headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe(APP_ORIGIN);
  });

  it('is the response to a preflight of an unknown path', async () => {
    expect((await preflight('/nowhere', APP_ORIGIN)).statusCode).toBe(404);
  });
});

describe('the CDN', () => {
  it.each([
    '/v2/playlists/nowhere1',
    '/v2/media/nowhere1',
    '/apps/configs/nowhere1.json',
    '/schedules/a.json',
  ])('lets any page read %s', async (url) => {
    const answer = await server.inject({ url, headers: { origin: 'http://elsewhere.example' } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers.vary ?? '').not.toMatch(/\borigin\b/i);
    const asked = await preflight(url, 'http://elsewhere.example');
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(asked.headers['access-control-allow-headers']).toContain('x-mock-world');
  });

  it('permits the header API-KEY for a guide (LIV-07)', async () => {
    const asked = await server.inject({
      method: 'OPTIONS',
      url: '/schedules/daybreak-live.json',
      headers: {
        origin: APP_ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'api-key',
      },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-methods']).toContain('GET');
    expect(asked.headers['access-control-allow-headers']).toContain('api-key');
  });
});

describe('every row', () => {
  it.each(endpointTable.map((row) => [rowName(row), row] as const))(
    '%s responds to a preflight and to HEAD',
    async (_, row) => {
      const url = row.path.replace(/:\w+/g, 'nowhere1');
      expect((await preflight(url, APP_ORIGIN)).statusCode).toBe(204);
      if (row.method !== 'GET') return;
      const headers = await makeWorld(server, 'visitor');
      const [get, head] = await Promise.all([
        server.inject({ url, headers }),
        server.inject({ method: 'HEAD', url, headers }),
      ]);
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.body).toBe('');
    },
  );
});

describe('a response', () => {
  it.each(['/v2/media/AAAAbbbb', '/api/v3/jwp/home', '/libraries/any.js', '/nowhere'])(
    'to %s varies by world, so that a cache keeps worlds apart',
    async (url) => {
      const { headers } = await server.inject({ url, headers: { origin: APP_ORIGIN } });
      expect(String(headers.vary).split(', ')).toContain('x-mock-world');
    },
  );

  it('is compressed on request, and still states what it varies by', async () => {
    const headers = { 'accept-encoding': 'br', origin: APP_ORIGIN };
    const response = await server.inject({ url: '/api/v3/jwp/home', headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toMatch(/\borigin\b/i);
    expect(response.headers.vary).toContain('accept-encoding');
  });
});
