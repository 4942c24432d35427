import { afterAll, describe, expect, it } from 'vitest';
import { controlTable } from '#mock-server/control/control-table.ts';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { SHARING } from '#mock-server/http/cors.ts';
import { rowName, type Endpoint } from '#mock-server/http/endpoint.ts';
import type { Member } from './reply-types.ts';
import { APP_ORIGIN, formToken, makeWorld, openPlatform, ORIGIN, type InWorld } from './open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const ELSEWHERE = ['https://evil.example', 'null', 'http://localhost:8082', `${APP_ORIGIN}.evil.example`];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const changes = (rows: readonly Pick<Endpoint, 'method' | 'path'>[]) =>
  rows.flatMap((row) => (row.method === 'GET' ? [] : [[rowName(row), row] as const]));
const own = endpointTable.filter(({ base }) => SHARING[base] === 'app');

const emailIn = async (world: InWorld) =>
  (await server.inject({ url: '/api/v3/jwp/me', headers: world })).json<Partial<Member> | null>()?.email;

describe('a change that a page of another site asks for', () => {
  it.each(changes([...own, ...controlTable]))('is refused: %s', async (_, { method, path }) => {
    const world = await makeWorld(server, 'subscribed');
    for (const origin of ELSEWHERE) {
      const headers = { ...world, origin };
      const response = await server.inject({ method, url: path.replace(/:\w+/g, 'AAAAbbbb'), headers });
      expect([origin, response.statusCode]).toEqual([origin, 403]);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(await emailIn(world)).toBe('subscribed@example.com');
  });

  it.each([APP_ORIGIN, ORIGIN, 'http://127.0.0.1:8081', undefined])('is not one from %s', async (origin) => {
    const world = await makeWorld(server, 'subscribed');
    const headers = { ...world, host: '127.0.0.1:8081', ...(origin && { origin }) };
    const response = await server.inject({ method: 'DELETE', url: '/api/v3/jwp/favorites', headers });
    expect(response.statusCode).toBe(204);
  });
});

describe('a form of the account site', () => {
  const signOut = (world: InWorld, payload: string) =>
    server.inject({ method: 'POST', url: '/account/sign-out', headers: { ...world, ...FORM }, payload });

  it.each(['sign-in', 'sign-up', 'upgrade', 'subscribe', 'intake-survey', 'sign-out'])(
    '%s needs a token',
    async (page) => {
      const world = await makeWorld(server, 'subscribed');
      const payload = 'person=lapsed&email=ada%40example.com&tier=barre&plan=monthly';
      for (const token of ['', '&token=', '&token=x', `&token=${'A'.repeat(43)}`]) {
        const url = `/account/${page}`;
        const headers = { ...world, ...FORM };
        const response = await server.inject({ method: 'POST', url, headers, payload: payload + token });
        expect(response.statusCode).toBe(403);
      }
      expect(await emailIn(world)).toBe('subscribed@example.com');
    },
  );

  it('accepts its own token, and none of another world or person', async () => {
    const world = await makeWorld(server, 'subscribed');
    const other = await makeWorld(server, 'subscribed');
    const own = await formToken(server, world);
    expect((await signOut(world, `token=${await formToken(server, other)}`)).statusCode).toBe(403);
    expect((await signOut(world, `token=${own}`)).statusCode).toBe(303);
    expect(await emailIn(world)).toBeUndefined();
    expect((await signOut(world, `token=${own}`)).statusCode).toBe(403);
  });

  it('may be sent as JSON, which a page of another site cannot', async () => {
    const world = await makeWorld(server, 'subscribed');
    const response = await server.inject({
      method: 'POST',
      url: '/account/sign-out',
      headers: world,
      payload: {},
    });
    expect(response.statusCode).toBe(303);
  });
});

describe('the cookie of a world', () => {
  it('cannot be read by scripts, and is not sent with forms of other sites', async () => {
    const payload = { person: 'new', enter: true };
    const { headers } = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
    expect(headers['set-cookie']).toMatch(/^mock_world=[0-9a-f]{16}; Path=\/; HttpOnly; SameSite=Lax$/);
    const left = await server.inject({ method: 'DELETE', url: '/__mock/world' });
    expect(left.headers['set-cookie']).toBe('mock_world=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('is not set for a program that names its world by the header', async () => {
    const payload = { person: 'new' };
    const { headers } = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
