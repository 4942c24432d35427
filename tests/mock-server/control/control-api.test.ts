import { afterAll, describe, expect, it } from 'vitest';
import type { Member, Refusal, WorldAnswer } from '../reply-types.ts';
import { makeWorld, openPlatform } from '../open-platform.ts';

let time = Date.parse('2026-06-01T10:00:00Z');
const server = openPlatform({ machineTime: () => time });
afterAll(() => server.close());

const put = (headers: Record<string, string>, payload: object) =>
  server.inject({ method: 'PUT', url: '/__mock/world', headers, payload });

describe('POST /__mock/worlds', () => {
  it('returns the world and the cookie that selects it', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/__mock/worlds',
      payload: { person: 'subscribed', now: '2030-01-01T08:00:00Z' },
    });
    const { world, cookie } = response.json<{ world: string; cookie: string }>();
    expect(response.statusCode).toBe(201);
    expect(cookie).toBe(`mock_world=${world}`);
    expect((await server.inject({ url: '/__mock/world', headers: { cookie } })).json()).toEqual({
      world,
      person: 'subscribed',
      name: 'Subscribed member with history',
      config: 'daybreak',
      now: '2030-01-01T08:00:00.000Z',
      offset: Date.parse('2030-01-01T08:00:00Z') - time,
    });
  });

  it.each([
    [{}, 'person'],
    [{ person: 'nobody' }, 'visitor, lapsed, barre, subscribed, new'],
    [{ person: 'new', now: 'tomorrow' }, 'now'],
    [{ person: 'new', now: '2026-13-45' }, '2026-13-45'],
    [{ person: 'new', now: '2026-02-30' }, '2026-02-30'],
    [{ person: 'new', now: '9999-12-31T23:59:59Z' }, '2049'],
    [{ person: 'new', now: '1999-12-31T23:59:59Z' }, '2000'],
    [{ person: 'new', now: 1700000000 }, 'now'],
    [{ person: 'new', extra: 1 }, 'extra'],
  ])('refuses %j', async (payload, named) => {
    const response = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().message).toContain(named);
  });
});

describe('GET /__mock/people', () => {
  it('lists the available people', async () => {
    expect((await server.inject('/__mock/people')).json()).toEqual([
      { id: 'visitor', name: 'Visitor' },
      { id: 'lapsed', name: 'Member without subscription' },
      { id: 'barre', name: 'Member of the barre tier alone' },
      { id: 'subscribed', name: 'Subscribed member with history' },
      { id: 'new', name: 'New subscriber' },
      { id: 'eligible-for-coaching', name: 'Member who may be offered coaching' },
      { id: 'coached-first-step', name: 'Coached member at the first step' },
      { id: 'coached-intake-done', name: 'Coached member who sent the intake form' },
      { id: 'coached-matched-no-intake', name: 'Coached member matched before the intake form' },
      { id: 'coached-matched', name: 'Coached member matched with a coach' },
      { id: 'coached-starts-tomorrow', name: 'Coached member whose plan starts tomorrow' },
      { id: 'coached-starts-in-9-days', name: 'Coached member whose plan starts in 9 days' },
      { id: 'coached-first-day', name: 'Coached member on the first day of a plan' },
      { id: 'coached-mid-plan', name: 'Coached member mid-plan' },
      { id: 'coached-rest-week', name: 'Coached member in a week of rest' },
      { id: 'coached-ten-days', name: 'Coached member with a plan of ten days' },
      { id: 'coached-last-day', name: 'Coached member on the last day of a plan' },
      { id: 'coached-past-plan', name: 'Coached member whose plan has ended' },
      { id: 'coached-two-plans', name: 'Coached member with several plans' },
      { id: 'coached-plain-coach', name: 'Coached member of a plain coach' },
    ]);
  });
});

describe('PUT /__mock/world', () => {
  it('switches the person, whose data are kept for the next time', async () => {
    const world = await makeWorld(server, 'subscribed');
    const before = (await server.inject({ url: '/api/v3/jwp/me', headers: world })).json<Member>();
    expect((await put(world, { person: 'visitor' })).json<WorldAnswer>().person).toBe('visitor');
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toBeNull();
    await put(world, { person: 'subscribed' });
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toEqual(before);
  });

  it('sets the clock, which continues from there', async () => {
    const world = await makeWorld(server, 'new');
    expect((await put(world, { now: '2027-03-04T05:06:07.000Z' })).json<WorldAnswer>().now).toBe(
      '2027-03-04T05:06:07.000Z',
    );
    time += 90_000;
    const later = (await server.inject({ url: '/__mock/world', headers: world })).json<WorldAnswer>();
    expect(later.now).toBe('2027-03-04T05:07:37.000Z');
    expect((await put(world, { now: null })).json<WorldAnswer>().offset).toBe(0);
  });

  it.each([
    ['2027-03-04', '2027-03-04T00:00:00.000Z'],
    ['2027-03-04T05:06', '2027-03-04T05:06:00.000Z'],
    ['2027-03-04T05:06:07.5', '2027-03-04T05:06:07.500Z'],
    ['2027-03-04T05:06:07+02:00', '2027-03-04T03:06:07.000Z'],
    ['2028-02-29T23:30:00-0100', '2028-03-01T00:30:00.000Z'],
  ])('reads %s as %s, whatever the time zone of the machine', async (now, read) => {
    const world = await makeWorld(server, 'new');
    expect((await put(world, { now })).json<WorldAnswer>().now).toBe(read);
  });

  it('sets the clock as late as 2049, where the platform still responds', async () => {
    const world = await makeWorld(server, 'subscribed', '2049-12-31T12:00:00Z');
    const home = await server.inject({ url: '/api/v3/jwp/me', headers: world });
    expect(home.statusCode).toBe(200);
  });

  it.each([{ person: 'nobody' }, { now: 'noon' }, { now: '2026-02-30T25:00' }, { clock: 1 }, { person: 5 }])(
    'refuses %j and changes nothing',
    async (payload) => {
      const world = await makeWorld(server, 'new');
      expect((await put(world, payload)).statusCode).toBe(400);
      const now = (await server.inject({ url: '/__mock/world', headers: world })).json<WorldAnswer>();
      expect(now).toMatchObject({ person: 'new', offset: 0 });
    },
  );
});

describe('GET /__mock/calls', () => {
  it('lists the requests received, oldest first, with their outcome', async () => {
    const world = await makeWorld(server, 'visitor', '2026-07-01T00:00:00Z');
    const headers = { ...world, 'content-type': 'application/json' };
    await server.inject({ url: '/apps/configs/nowhere1.json?a=b', headers: world });
    await server.inject({ method: 'HEAD', url: '/api/v3/jwp/home', headers: world });
    await server.inject({
      method: 'POST',
      url: '/api/v3/jwp/watch_history/AAAAbbbb',
      headers,
      payload: { progress: 2 },
    });
    await server.inject({ method: 'POST', url: '/api/v3/jwp/watch_history/AAAAbbbb', headers, payload: '{' });
    await server.inject({ url: '/nothing/here', headers: world });
    await server.inject({ method: 'OPTIONS', url: '/api/v3/jwp/me', headers: world });
    const at = '2026-07-01T00:00:00.000Z';
    expect((await server.inject({ url: '/__mock/calls', headers: world })).json()).toEqual([
      {
        method: 'GET',
        path: '/apps/configs/nowhere1.json?a=b',
        row: 'GET /apps/configs/:id.json',
        status: 404,
        at,
      },
      { method: 'HEAD', path: '/api/v3/jwp/home', row: 'GET /api/v3/jwp/home', status: 200, at },
      {
        method: 'POST',
        path: '/api/v3/jwp/watch_history/AAAAbbbb',
        row: 'POST /api/v3/jwp/watch_history/:mediaid',
        status: 400,
        at,
        body: { progress: 2 },
      },
      {
        method: 'POST',
        path: '/api/v3/jwp/watch_history/AAAAbbbb',
        row: 'POST /api/v3/jwp/watch_history/:mediaid',
        status: 400,
        at,
      },
      { method: 'GET', path: '/nothing/here', row: null, status: 404, at },
    ]);
  });

  it('keeps the last 1,000, and only the beginning of a long body', async () => {
    const world = await makeWorld(server, 'visitor');
    for (let call = 0; call < 1003; call++) {
      await server.inject({ url: `/api/v3/jwp/config?call=${call}`, headers: world });
    }
    const long = { text: 'x'.repeat(33_000) };
    await server.inject({ method: 'POST', url: '/analytics/v1/t', headers: world, payload: long });
    const calls = (await server.inject({ url: '/__mock/calls', headers: world })).json<
      { path: string; body?: string }[]
    >();
    expect(calls).toHaveLength(1000);
    expect(calls[0]?.path).toBe('/api/v3/jwp/config?call=4');
    expect(calls.at(-1)?.body).toHaveLength(32_000);
  });
});

describe('POST /__mock/reset', () => {
  it('restores the world’s initial state, and does not affect other worlds', async () => {
    const world = await makeWorld(server, 'subscribed', '2026-09-01T00:00:00Z');
    const other = await makeWorld(server, 'subscribed');
    const me = async (headers: Record<string, string>) =>
      (await server.inject({ url: '/api/v3/jwp/me', headers })).json<Member>();
    const before = await me(world);
    for (const each of [world, other]) {
      const { mediaid } = before.watchHistory[2] ?? { mediaid: '' };
      const url = `/api/v3/jwp/watch_history/${mediaid}`;
      await server.inject({ method: 'POST', url, headers: each, payload: { progress: 0.33 } });
    }
    await server.inject({
      method: 'POST',
      url: '/__mock/faults',
      headers: world,
      payload: { row: 'GET /api/v3/jwp/home', drop: true },
    });
    await put(world, { person: 'visitor', now: '2031-01-01' });

    const reset = await server.inject({ method: 'POST', url: '/__mock/reset', headers: world });
    expect(reset.json()).toMatchObject({ person: 'subscribed', now: '2026-09-01T00:00:00.000Z' });
    expect((await server.inject({ url: '/__mock/faults', headers: world })).json()).toEqual([]);
    expect((await server.inject({ url: '/__mock/calls', headers: world })).json()).toEqual([]);
    expect(await me(world)).toEqual(before);
    expect((await me(other)).watchHistory).not.toEqual(before.watchHistory);
  });
});

describe('the control page', () => {
  it('offers every person, every row, and links to the app and the account site', async () => {
    const { body, headers } = await server.inject('/');
    const rows = (await server.inject('/openapi.json')).json<{ paths: object }>();
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('href="http://localhost:8080/app/"');
    expect(body).toContain('href="/account"');
    expect(body).toContain('href="/openapi.json"');
    for (const person of ['visitor', 'subscribed', 'coached-mid-plan', 'eligible-for-coaching']) {
      expect(body).toContain(`data-person="${person}"`);
    }
    expect(body).toContain('<option>GET /v2/media/:id</option>');
    expect(Object.keys(rows.paths)).toContain('/v2/media/{id}');
    expect((await server.inject('/__mock/page.js')).headers['content-type']).toContain('javascript');
  });
});
