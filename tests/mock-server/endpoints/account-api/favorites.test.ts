import { afterAll, describe, expect, it } from 'vitest';
import { NOW, catalogueOn, makeWorld, openPlatform, type InWorld } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const catalogue = catalogueOn(NOW);
const [one = '', two = '', three = ''] = (
  catalogue.playlist(catalogue.config.integrations.db.browsePlaylist)?.playlist ?? []
).map(({ mediaid }) => mediaid);

const PATH = '/api/v3/jwp/favorites';
const send = async (method: 'POST' | 'DELETE', headers: InWorld, id?: string) => {
  const url = id === undefined ? PATH : `${PATH}/${id}`;
  const { statusCode, body } = await server.inject({ method, url, headers, payload: {} });
  return { statusCode, body };
};
const favorites = async (headers: InWorld) => {
  const me = await server.inject({ url: '/api/v3/jwp/me', headers });
  return me.json<{ favorites: { mediaid: string }[] }>().favorites.map(({ mediaid }) => mediaid);
};

describe('POST /api/v3/jwp/favorites/:mediaid', () => {
  it('puts the item first, and returns an empty body', async () => {
    const world = await makeWorld(server, 'new');
    expect(await send('POST', world, one)).toEqual({ statusCode: 204, body: '' });
    await send('POST', world, two);
    expect(await favorites(world)).toEqual([two, one]);
  });

  it('moves an existing favorite to the front, without a duplicate', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of [one, two, one]) await send('POST', world, id);
    expect(await favorites(world)).toEqual([one, two]);
  });
});

describe('DELETE /api/v3/jwp/favorites/:mediaid', () => {
  it('removes the item, and keeps the others in order', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of [one, two, three]) await send('POST', world, id);
    expect(await send('DELETE', world, two)).toEqual({ statusCode: 204, body: '' });
    expect(await favorites(world)).toEqual([three, one]);
  });

  it('succeeds for an item that is not a favorite', async () => {
    const world = await makeWorld(server, 'new');
    expect((await send('DELETE', world, one)).statusCode).toBe(204);
  });
});

describe('DELETE /api/v3/jwp/favorites', () => {
  it('removes all of them', async () => {
    const world = await makeWorld(server, 'subscribed');
    expect(await favorites(world)).not.toEqual([]);
    expect(await send('DELETE', world)).toEqual({ statusCode: 204, body: '' });
    expect(await favorites(world)).toEqual([]);
  });
});

describe.each([
  ['POST', one],
  ['DELETE', one],
  ['DELETE', undefined],
] as const)('%s of favorites', (method, id) => {
  it('is refused for a visitor', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await send(method, world, id)).statusCode).toBe(401);
  });
});

describe.each(['POST', 'DELETE'] as const)('%s of a favorite', (method) => {
  it('is refused for unknown media', async () => {
    const world = await makeWorld(server, 'subscribed');
    const before = await favorites(world);
    expect((await send(method, world, 'zzzzzzzz')).statusCode).toBe(404);
    expect(await favorites(world)).toEqual(before);
  });
});
