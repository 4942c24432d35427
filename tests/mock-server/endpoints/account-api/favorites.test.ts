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
  it('puts the item first, and answers nothing', async () => {
    const world = await makeWorld(server, 'new');
    expect(await send('POST', world, one)).toEqual({ statusCode: 204, body: '' });
    await send('POST', world, two);
    expect(await favorites(world)).toEqual([two, one]);
  });

  it('puts what is marked already first, once', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of [one, two, one]) await send('POST', world, id);
    expect(await favorites(world)).toEqual([one, two]);
  });
});

describe('DELETE /api/v3/jwp/favorites/:mediaid', () => {
  it('takes the item away, and leaves the others in their order', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of [one, two, three]) await send('POST', world, id);
    expect(await send('DELETE', world, two)).toEqual({ statusCode: 204, body: '' });
    expect(await favorites(world)).toEqual([three, one]);
  });

  it('is no mistake for what is not marked', async () => {
    const world = await makeWorld(server, 'new');
    expect((await send('DELETE', world, one)).statusCode).toBe(204);
  });
});

describe('DELETE /api/v3/jwp/favorites', () => {
  it('takes all of them away', async () => {
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
  it('is refused to a visitor', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await send(method, world, id)).statusCode).toBe(401);
  });
});

describe.each(['POST', 'DELETE'] as const)('%s of a favorite', (method) => {
  it('is refused for media that there is not', async () => {
    const world = await makeWorld(server, 'subscribed');
    const before = await favorites(world);
    expect((await send(method, world, 'zzzzzzzz')).statusCode).toBe(404);
    expect(await favorites(world)).toEqual(before);
  });
});
