import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { platformId } from '#mock-server/catalogue/items/platform-id.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import type { Member, Refusal } from './reply-types.ts';
import { makeWorld, openPlatform } from './open-platform.ts';

const reports: string[] = [];
const server = openPlatform({ report: (message) => reports.push(message) });
afterAll(() => server.close());

describe('a body that is nested too deep', () => {
  it.each(['application/json', 'text/plain'])('is refused as %s', async (type) => {
    for (const payload of ['['.repeat(51) + ']'.repeat(51), '{"a":'.repeat(20_000)]) {
      const headers = { 'content-type': type };
      const response = await server.inject({ method: 'POST', url: '/analytics/v1/p', headers, payload });
      expect([response.statusCode, response.json<Refusal>().message]).toEqual([
        400,
        'The body is nested deeper than 50 levels',
      ]);
    }
    expect(reports).toEqual([]);
  });
});

describe('the request body or address', () => {
  const url = '/api/v3/jwp/watch_history/AAAAbbbb';

  it.each([
    ['application/json', '{"progress":'],
    ['application/json', '[]'],
    ['application/json', 'null'],
    ['application/json', ''],
    ['application/json', '{"progress":"0.5"}'],
    ['application/json', '{"progress":-0.01}'],
    ['application/json', '{"progress":1.01}'],
    ['application/json', '{"progress":1e999}'],
    ['application/json', '{"__proto__":{"progress":0.5}}'],
    ['application/json', '{}'],
    ['text/plain', '{"progress":0.5}'],
    ['application/xml', '<progress/>'],
    ['application/x-www-form-urlencoded', 'progress=0.5'],
    ['multipart/form-data', 'progress=0.5'],
  ])('as %s, %s is refused with a message', async (type, payload) => {
    const world = await makeWorld(server, 'subscribed');
    const before = (await server.inject({ url: '/api/v3/jwp/me', headers: world })).json<Member>();
    const response = await server.inject({
      method: 'POST',
      url,
      headers: { ...world, 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(typeof response.json<Refusal>().message).toBe('string');
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toEqual(before);
  });

  it('is refused if it is too long', async () => {
    const payload = { progress: 0.5, more: 'x'.repeat(300_000) };
    expect((await server.inject({ method: 'POST', url, payload })).statusCode).toBe(413);
  });

  it.each([
    '/v2/media/short',
    '/v2/media/ext:trainer-',
    `/v2/media/${'a'.repeat(400)}`,
    `/v2/media/${'a'.repeat(4000)}`,
    '/v2/media/AAAA%00bb',
    '/v2/media/%E0%A4%A',
    '/v2/media/..%2F..%2Fetc',
    '/v2/playlists/a%20b',
    '/v2/playlists/AAAAbbbb?page_limit=0',
    '/v2/playlists/AAAAbbbb?page_limit=501',
    '/v2/playlists/AAAAbbbb?page_limit=ten',
    '/v2/playlists/AAAAbbbb?page_offset=-1',
    '/apps/watchlists/AAAAbbbb',
    '/apps/configs/ABCDEFGH.json',
    '/api/v3/jwp/config/slug/%3Cscript%3E',
    '/api/v3/jwp/metadata/none',
    '/__proto__',
    '/v2/media/__proto__',
    '/v2/playlists/constructor',
    '/api/v3/jwp/config/slug/constructor',
  ])('%s is refused with a message', async (address) => {
    const response = await server.inject(address);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json<Refusal>().message).not.toBe('');
  });

  it.each([
    '/v2/media/:id',
    '/v2/media/:id/drm/widevine',
    '/v2/site/:id/media/AAAAbbbb',
    '/v2/playlists/:id',
    `/v2/playlists/${playlistIds.browse}?related_media_id=:id`,
    '/apps/watchlists/:id?media_ids=AAAAbbbb',
    '/apps/series/:id',
    '/apps/series/:id/episodes',
    `/apps/series/${platformId('series', 'outside')}/seasons/:id/episodes`,
    '/apps/configs/:id.json',
    '/v2/advertising/schedules/:id.json',
    '/v1/media/:id/images/card.webp',
    '/v2/media/:id/images/card.webp',
    '/api/v3/jwp/config/slug/:id',
    '/api/v3/jwp/metadata/:id',
    '/api/v3/jwp/playlists/:id',
  ])('%s does not find an unknown id, whatever its shape', async (path) => {
    const ids = [
      'AAAAbbbb',
      'x',
      'A',
      'any shape',
      '-',
      'ext:trainer-',
      'é',
      '<script>',
      '../..',
      '__proto__',
    ];
    for (const id of [...ids, 'constructor', 'a'.repeat(300)]) {
      const address = path.replace(':id', encodeURIComponent(id).replaceAll('.', '%2E'));
      const response = await server.inject(address);
      expect([address, response.statusCode]).toEqual([address, 404]);
      expect(response.json<Refusal>().message).not.toBe('');
    }
  });

  it.each([
    ['POST', '/api/v3/jwp/favorites/:id', undefined],
    ['DELETE', '/api/v3/jwp/favorites/:id', undefined],
    ['POST', '/api/v3/jwp/watch_history/:id', { progress: 0.5 }],
    ['POST', '/signing/media/:id/sign', undefined],
  ] as const)('%s %s does not find an unknown id, whatever its shape', async (method, path, payload) => {
    const headers = await makeWorld(server, 'subscribed');
    for (const id of ['AAAAbbbb', 'x', 'any shape', '__proto__']) {
      const url = path.replace(':id', encodeURIComponent(id));
      const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  });

  it('never causes a server error, whatever it is', async () => {
    const rows = fc.constantFrom(...endpointTable.filter(({ base }) => base !== 'media'));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('nowhere1', '__proto__', '../..', '%', ''),
    );
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
    const body = fc.oneof(fc.json(), fc.string(), fc.webQueryParameters());
    await fc.assert(
      fc.asyncProperty(rows, text, text, type, body, async (row, id, query, contentType, payload) => {
        const path = row.path.replace(/:\w+/g, encodeURIComponent(id).replaceAll('.', '%2E'));
        const address = `${path}?${encodeURIComponent(query)}=${encodeURIComponent(id)}`;
        const response = await server.inject({
          method: row.method,
          url: address,
          headers: { 'content-type': contentType },
          ...(row.method === 'POST' && { payload }),
        });
        expect([500, 502, 503]).not.toContain(response.statusCode);
      }),
      { numRuns: 400 },
    );
    expect(reports).toEqual([]);
  });

  it('may be missing from a DELETE with JSON headers', async () => {
    const response = await server.inject({
      method: 'DELETE',
      url: '/api/v3/jwp/users/logout',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(204);
  });
});
