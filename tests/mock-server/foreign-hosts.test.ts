import { afterAll, describe, expect, it } from 'vitest';
import { controlTable } from '#mock-server/control/control-table.ts';
import { rowName } from '#mock-server/http/endpoint.ts';
import { openPlatform } from './open-platform.ts';

const server = openPlatform({ origin: 'http://platform.test:8081' });
afterAll(() => server.close());

const statusOf = async (host: string, url: string, method: 'GET' | 'OPTIONS' | 'POST' = 'GET') =>
  (await server.inject({ method, url, headers: { host } })).statusCode;

describe('a request to another host', () => {
  it.each([
    'evil.example',
    'evil.example:8081',
    'localhost.evil.example',
    '10.0.0.1',
    '127.0.0.1.evil.example',
    'evil-localhost',
    'evil.platform.test:8081',
  ])('is refused: %s', async (host) => {
    for (const url of [
      '/',
      '/api/v3/jwp/home',
      '/account/sign-in',
      '/__mock/world',
      '/openapi.json',
      '/none',
    ])
      expect([url, await statusOf(host, url)]).toEqual([url, 421]);
    expect(await statusOf(host, '/api/v3/jwp/me', 'OPTIONS')).toBe(421);
    expect(await statusOf(host, '/__mock/worlds', 'POST')).toBe(421);
  });

  it.each(['localhost', 'localhost:8081', 'LOCALHOST:8081', '127.0.0.1:8081', '[::1]', '[::1]:8081'])(
    'is not one to this machine: %s',
    async (host) => {
      expect(await statusOf(host, '/')).toBe(200);
      expect(await statusOf(host, '/__mock/world')).toBe(200);
    },
  );
});

it('a request to another host is refused before its body is read', async () => {
  const headers = { host: 'evil.example', 'content-type': 'application/json' };
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/__mock/worlds',
    headers,
    payload: '{',
  });
  expect(statusCode).toBe(421);
});

describe('a request to the host of the platform’s own address', () => {
  it('is answered', async () => expect(await statusOf('platform.test:8081', '/api/v3/jwp/home')).toBe(200));

  it.each(
    controlTable.filter(({ path }) => path.startsWith('/__mock')).map((row) => [rowName(row), row] as const),
  )('reaches no part of the control API: %s', async (_, { method, path }) => {
    const headers = { host: 'platform.test:8081' };
    const { statusCode } = await server.inject({ method, url: path.replace(/:\w+/g, 'a'), headers });
    expect(statusCode).toBe(421);
  });
});
