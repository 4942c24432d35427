import { afterAll, describe, expect, it } from 'vitest';
import type { PlaylistPage } from '../../reply-types.ts';
import { catalogue } from '../../catalogue/todays-catalogue.ts';
import { followLinks } from '../../follow-links.ts';
import { ORIGIN, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const browse = async (query: string) =>
  (await server.inject(`/api/v3/jwp/browse${query}`)).json<PlaylistPage>();
const { browsePlaylist } = catalogue.config.integrations.db;

describe('GET /api/v3/jwp/browse', () => {
  it('is the browse playlist itself without filters', async () => {
    const answer = await browse('?page_limit=10');
    const whole = (await server.inject(`/v2/playlists/${browsePlaylist}?page_limit=10`)).json<PlaylistPage>();
    expect(answer).toEqual({ ...whole, links: answer.links });
    expect(answer).toHaveProperty('filter_options');
  });

  it.each(Object.entries(catalogue.filterOptions).map(([name, { options }]) => [name, options[1]?.value]))(
    'returns what matches %s=%s, page by page',
    async (name = '', value = '') => {
      const wanted = catalogue.browse({ [name]: value }).map(({ mediaid }) => mediaid);
      const found = await followLinks(server, `/api/v3/jwp/browse?${name}=${value}&page_limit=200`);
      expect(found.map(({ mediaid }) => mediaid)).toEqual(wanted);
    },
  );

  it('keeps the filters in its links, which are absolute', async () => {
    const { links } = await browse('?trainer=t%3Amaya_okafor&length=20-30&page_limit=5');
    for (const link of [links.first, links.next, links.last]) {
      expect(link?.startsWith(`${ORIGIN}/api/v3/jwp/browse?`)).toBe(true);
      const { searchParams } = new URL(link ?? '');
      expect([searchParams.get('trainer'), searchParams.get('length')]).toEqual(['t:maya_okafor', '20-30']);
    }
  });

  it('narrows by every filter', async () => {
    const both = await browse('?style=yoga&difficulty=beginner&page_limit=500');
    const one = await browse('?style=yoga&page_limit=500');
    expect(both.playlist.length).toBeGreaterThan(0);
    expect(both.playlist.length).toBeLessThan(one.playlist.length);
    for (const item of both.playlist) expect(item).toMatchObject({ genre: 'Yoga', difficulty: 'Beginner' });
  });

  it('finds nothing for an unknown value', async () => {
    for (const query of ['?style=knitting', '?trainer=maya_okafor', '?length=0', '?style=%3Cscript%3E']) {
      const { playlist, links } = await browse(query);
      expect([query, playlist, links.next]).toEqual([query, [], undefined]);
    }
  });

  it('ignores a parameter that is not a filter, and an empty one', async () => {
    const whole = await browse('?page_limit=10');
    for (const query of ['search=yoga', 'related_media_id=x', '__proto__=x', 'constructor=x', 'style=']) {
      expect([query, (await browse(`?${query}&page_limit=10`)).playlist]).toEqual([query, whole.playlist]);
    }
  });

  it('refuses impossible pages', async () => {
    for (const query of ['page_limit=0', 'page_limit=501', 'page_offset=0', 'page_offset=two']) {
      const response = await server.inject(`/api/v3/jwp/browse?${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json()).toEqual({ message: expect.stringContaining('page_') as string });
    }
  });
});
