import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, openPlatform } from './open-platform.ts';

const server = openPlatform();
let port: number;
beforeAll(async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const get = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });

describe('a listening server', () => {
  it('drops a reused connection as well as a new one, each once', async () => {
    const world = await makeWorld(server, 'visitor');
    const path = '/api/v3/jwp/config';
    expect(await get(path, world)).toBe(200);
    const payload = { row: `GET ${path}`, drop: true, times: 2 };
    await server.inject({ method: 'POST', url: '/__mock/faults', headers: world, payload });
    await expect(get(path, world)).rejects.toThrow();
    await expect(get(path, world)).rejects.toThrow();
    expect(await get(path, world)).toBe(200);
  });

  it('refuses an address that cannot be decoded', async () => {
    expect(await get('/v2/media/%E0%A4%A', {})).toBe(400);
  });
});
