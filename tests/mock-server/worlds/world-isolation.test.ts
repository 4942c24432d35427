import { afterAll, describe, expect, it } from 'vitest';
import type { Member, Refusal, WorldAnswer } from '../reply-types.ts';
import { NOW, catalogueOn, makeWorld, openPlatform } from '../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const me = (headers: Record<string, string>) => server.inject({ url: '/api/v3/jwp/me', headers });
const read = async (headers: Record<string, string>) =>
  (await server.inject({ url: '/__mock/world', headers })).json<WorldAnswer>();
const [workout] =
  catalogueOn(NOW).playlist(catalogueOn(NOW).config.integrations.db.browsePlaylist)?.playlist ?? [];

describe('worlds', () => {
  it('share nothing: what one has watched, configured and received is unknown in another', async () => {
    const one = await makeWorld(server, 'new');
    const other = await makeWorld(server, 'new');
    await server.inject({
      method: 'POST',
      url: `/api/v3/jwp/watch_history/${workout?.mediaid}`,
      headers: one,
      payload: { progress: 0.4 },
    });
    await server.inject({
      method: 'POST',
      url: '/__mock/faults',
      headers: one,
      payload: { row: 'GET /api/v3/jwp/config', status: 500 },
    });
    await server.inject({
      method: 'PUT',
      url: '/__mock/world',
      headers: one,
      payload: { now: '2030-01-01' },
    });

    expect((await me(one)).json<Member>().watchHistory).toEqual([
      { mediaid: workout?.mediaid, progress: 0.4 },
    ]);
    expect((await me(other)).json<Member>().watchHistory).toEqual([]);
    expect((await server.inject({ url: '/api/v3/jwp/config', headers: one })).statusCode).toBe(500);
    expect((await server.inject({ url: '/api/v3/jwp/config', headers: other })).statusCode).toBe(200);
    expect((await server.inject({ url: '/__mock/world', headers: other })).json<WorldAnswer>().offset).toBe(
      0,
    );
    const calls = (await server.inject({ url: '/__mock/calls', headers: other })).json<{ path: string }[]>();
    expect(calls.map(({ path }) => path)).toEqual(['/api/v3/jwp/me', '/api/v3/jwp/config']);
  });

  it('are selected by the header before the cookie', async () => {
    const byHeader = await makeWorld(server, 'new');
    const byCookie = await makeWorld(server, 'lapsed');
    const cookie = `theme=dark; mock_world=${byCookie['x-mock-world']}`;

    expect((await read({ cookie })).person).toBe('lapsed');
    expect((await read({ cookie, ...byHeader })).person).toBe('new');
    expect((await read({})).world).toBe('developer');
  });

  it('refuse an unknown header, and tolerate a stale cookie', async () => {
    const refused = await me({ 'x-mock-world': 'never-made' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<Refusal>().message).toContain('never-made');
    expect((await read({ cookie: 'mock_world=never-made' })).world).toBe('developer');
  });

  it('are removed after 200 others have been used, except the developer’s', async () => {
    const first = await makeWorld(server, 'visitor');
    const second = await makeWorld(server, 'visitor');
    for (let made = 0; made < 199; made++) {
      await makeWorld(server, 'visitor');
      if (made === 100) await read(first);
    }
    expect((await me(first)).json()).toBeNull();
    expect((await me(second)).statusCode).toBe(400);
    expect((await read({ 'x-mock-world': 'developer' })).world).toBe('developer');
  });
});
