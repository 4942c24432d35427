import { afterAll, describe, expect, it } from 'vitest';
import type { ItemList, Metadata } from '../../reply-types.ts';
import { NOW, catalogueOn, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const catalogue = catalogueOn(NOW);
const { config } = catalogue;
const items = catalogue.playlist(config.integrations.db.browsePlaylist)?.playlist ?? [];
const [workout] = items;
const status = async (address: string) => (await server.inject(address)).statusCode;

describe('GET /v2/media/:id', () => {
  it('returns a list of one', async () => {
    const answer = (await server.inject(`/v2/media/${workout?.mediaid}`)).json<ItemList>();
    expect(answer).toMatchObject({ title: workout?.title, kind: 'Single Item' });
    expect(answer.playlist).toHaveLength(1);
    expect(answer.playlist[0]?.mediaid).toBe(workout?.mediaid);
  });

  it('refuses unknown media', async () => {
    expect(await status('/v2/media/zzzzzzzz')).toBe(404);
    expect(await status('/v2/media/ext:trainer-nobody')).toBe(404);
  });

  it('is the same under the only site', async () => {
    const [plain, sited] = await Promise.all([
      server.inject(`/v2/media/${workout?.mediaid}`),
      server.inject(`/v2/site/${config.siteId}/media/${workout?.mediaid}`),
    ]);
    expect(sited.json()).toEqual(plain.json());
    expect(await status(`/v2/site/zzzzzzzz/media/${workout?.mediaid}`)).toBe(404);
  });

  it('finds trainers by their external id without its first 8 characters', async () => {
    const { trainer } = (await server.inject(`/api/v3/jwp/metadata/${workout?.mediaid}`)).json<Metadata>();
    for (const base of ['/v2', `/v2/site/${config.siteId}`]) {
      const answer = await server.inject(`${base}/media/ext:trainer-${trainer.id}`);
      const [card] = answer.json<ItemList>().playlist;
      expect(card).toMatchObject({ title: trainer.name, contentType: 'trainer' });
      expect(card?.external_id?.slice(8)).toBe(trainer.id);
    }
  });
});

describe('GET /apps/watchlists/:id', () => {
  const list = `/apps/watchlists/${config.features.continueWatchingList}`;
  const ids = items.slice(0, 51).map(({ mediaid }) => mediaid);

  it('returns the requested items, and omits unknown ones', async () => {
    const answer = await server.inject(`${list}?media_ids=${ids[2]},zzzzzzzz,${ids[0]},${ids[2]}`);
    const found = answer.json<ItemList>().playlist.map(({ mediaid }) => mediaid);
    expect(found.toSorted()).toEqual([ids[0], ids[2]].toSorted());
  });

  it('accepts up to 50 ids', async () => {
    expect(await status(`${list}?media_ids=${ids.slice(0, 50).join()}`)).toBe(200);
    expect(await status(`${list}?media_ids=${ids.join()}`)).toBe(400);
  });

  it('returns nothing for an empty list, and refuses an unknown watchlist', async () => {
    expect((await server.inject(`${list}?media_ids=`)).json<ItemList>().playlist).toEqual([]);
    expect(await status('/apps/watchlists/zzzzzzzz?media_ids=')).toBe(404);
  });
});

describe('GET /apps/configs/:id.json', () => {
  it('returns the same config as home', async () => {
    const [byId, home] = await Promise.all([
      server.inject(`/apps/configs/${config.id}.json`),
      server.inject('/api/v3/jwp/home'),
    ]);
    expect(byId.json()).toEqual(home.json());
    expect(byId.json<{ description: string }>().description).not.toBe('');
    expect(await status('/apps/configs/zzzzzzzz.json')).toBe(404);
  });

  it('returns another brand for another id', async () => {
    const other = await server.inject('/apps/configs/stillway.json');
    expect(other.json<{ siteName: string }>().siteName).toBe('Stillway');
  });
});

describe('GET /libraries/:playerId.js', () => {
  it('returns a script', async () => {
    const settings = (await server.inject('/app/.webapp.ini')).body;
    const [, player] = /^playerId = (.+)$/m.exec(settings) ?? [];
    const answer = await server.inject(`/libraries/${player}.js`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
  });
});
