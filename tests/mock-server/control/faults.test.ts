import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../reply-types.ts';
import { makeWorld, openPlatform, type InWorld } from '../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const ROW = 'GET /api/v3/jwp/config';
const set = (headers: InWorld, fault: object) =>
  server.inject({ method: 'POST', url: '/__mock/faults', headers, payload: fault });
const requestConfig = (headers: InWorld, url = '/api/v3/jwp/config') => server.inject({ url, headers });

describe('a fault', () => {
  it('responds with a status and the platform’s error body', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await set(world, { row: ROW, status: 503 })).statusCode).toBe(201);
    const response = await requestConfig(world);
    expect(response.statusCode).toBe(503);
    expect(response.json<Refusal>().message).toContain(ROW);
  });

  it('lasts for the given number of requests, after which the row works again', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, status: 500, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await requestConfig(world)).statusCode);
    expect(statuses).toEqual([500, 500, 200]);
    expect((await server.inject({ url: '/__mock/faults', headers: world })).json()).toEqual([]);
  });

  it('waits behind an earlier fault of the same row, and replaces an endless one', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, status: 500, times: 1 });
    await set(world, { row: ROW, status: 503 });
    expect((await requestConfig(world)).statusCode).toBe(500);
    expect((await requestConfig(world)).statusCode).toBe(503);
    await set(world, { row: ROW, status: 404, times: 1 });
    expect((await requestConfig(world)).statusCode).toBe(404);
    expect((await requestConfig(world)).statusCode).toBe(200);
  });

  it.each([
    ['<h1>Bad gateway</h1>', 200, 'text/html', '<h1>Bad gateway</h1>'],
    ['', 200, 'application/json', ''],
    ['{"id":', 200, 'application/json', '{"id":'],
    [{ id: 7 }, 200, 'application/json', '{"id":7}'],
    [[], 200, 'application/json', '[]'],
    [null, 200, 'application/json', 'null'],
  ])('replaces the body: %j', async (body, status, type, text) => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, body });
    const response = await requestConfig(world);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain(type);
    expect(response.body).toBe(text);
  });

  it('replaces status and body together', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, status: 502, body: '<h1>Bad gateway</h1>' });
    const response = await requestConfig(world);
    expect([response.statusCode, response.body]).toEqual([502, '<h1>Bad gateway</h1>']);
  });

  it('delays by the current timers, then responds as usual', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, delayMs: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answered = false;
    const waiting = requestConfig(world).then((response) => {
      answered = true;
      return response;
    });
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await waiting).statusCode).toBe(200);
  });

  it('drops the connection: the request fails, and is listed without a status', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, drop: true, times: 1 });
    await expect(requestConfig(world)).rejects.toThrow('destroyed');
    expect((await requestConfig(world)).statusCode).toBe(200);
    const calls = (await server.inject({ url: '/__mock/calls', headers: world })).json<
      { status: number | null }[]
    >();
    expect(calls.map(({ status }) => status)).toEqual([null, 200]);
  });

  it('drops the connection after the request has been handled', async () => {
    const world = await makeWorld(server, 'new');
    const url = '/api/v3/jwp/watch_history/xjSCHvet';
    await set(world, { row: 'POST /api/v3/jwp/watch_history/:mediaid', dropResponse: true, times: 1 });
    const save = (share: number) =>
      server.inject({ method: 'POST', url, headers: world, payload: { progress: share } });
    await expect(save(0.4)).rejects.toThrow('destroyed');
    const { watchHistory } = (await requestConfig(world, '/api/v3/jwp/me')).json<{
      watchHistory: object[];
    }>();
    expect(watchHistory).toEqual([{ mediaid: 'xjSCHvet', progress: 0.4 }]);
    expect((await save(0.5)).statusCode).toBeLessThan(300);
  });

  it('precedes the validation of the request, and applies to HEAD as well', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: 'POST /api/v3/jwp/watch_history/:mediaid', status: 500 });
    await set(world, { row: ROW, status: 500 });
    const url = '/api/v3/jwp/watch_history/AAAAbbbb';
    const bad = await server.inject({ method: 'POST', url, headers: world, payload: { progress: 'half' } });
    expect(bad.statusCode).toBe(500);
    const head = await server.inject({ method: 'HEAD', url: '/api/v3/jwp/config', headers: world });
    expect(head.statusCode).toBe(500);
  });

  it('applies to rows without a handler, and to pages', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: 'GET /api/v3/jwp/browse', status: 418 });
    await set(world, { row: 'GET /account/sign-in', drop: true });
    expect((await requestConfig(world, '/api/v3/jwp/browse?style=hiit')).statusCode).toBe(418);
    await expect(requestConfig(world, '/account/sign-in')).rejects.toThrow();
  });

  it('ends when all faults are cleared', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, status: 500 });
    const cleared = await server.inject({ method: 'DELETE', url: '/__mock/faults', headers: world });
    expect(cleared.statusCode).toBe(204);
    expect((await requestConfig(world)).statusCode).toBe(200);
  });

  it('has the headers that allow the app to read it', async () => {
    const world = await makeWorld(server, 'visitor');
    await set(world, { row: ROW, status: 500 });
    const headers = { ...world, origin: 'http://localhost:8080' };
    const response = await server.inject({ url: '/api/v3/jwp/config', headers });
    expect(response.headers['access-control-allow-origin']).toBe('http://localhost:8080');
  });

  it.each([
    [{ row: 'GET /v2/medias/:id', status: 500 }, '"GET /v2/media/:id"'],
    [{ row: 'get /api/v3/jwp/mee', drop: true }, '"GET /api/v3/jwp/me"'],
    [{ row: ROW }, 'status'],
    [{ status: 500 }, 'row'],
    [{ row: ROW, status: 99 }, 'status'],
    [{ row: ROW, status: '500' }, 'status'],
    [{ row: ROW, delayMs: -1 }, 'delayMs'],
    [{ row: ROW, drop: true, times: 0 }, 'times'],
    [{ row: ROW, drop: true, chance: 0.5 }, 'chance'],
  ])('is refused: %j', async (fault, named) => {
    const world = await makeWorld(server, 'visitor');
    const response = await set(world, fault);
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().message).toContain(named);
    expect((await server.inject({ url: '/__mock/faults', headers: world })).json()).toEqual([]);
  });
});

describe('a server that is closing', () => {
  it('does not wait for delayed answers', async () => {
    const closing = openPlatform();
    const world = await makeWorld(closing, 'visitor');
    const fault = { row: ROW, delayMs: 600_000 };
    await closing.inject({ method: 'POST', url: '/__mock/faults', headers: world, payload: fault });
    const waiting = closing.inject({ url: '/api/v3/jwp/config', headers: world });
    const failed = expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    await closing.close();
    await failed;
  });
});
