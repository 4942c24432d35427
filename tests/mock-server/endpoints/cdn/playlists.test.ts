import { afterAll, describe, expect, it } from 'vitest';
import type { PlaylistPage } from '../../reply-types.ts';
import { followLinks } from '../../follow-links.ts';
import { NOW, catalogueOn, makeWorld, openPlatform, ORIGIN } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const getPlaylist = async (address: string, headers: Record<string, string> = {}) =>
  (await server.inject({ url: address.replace(ORIGIN, ''), headers })).json<PlaylistPage>();

const catalogue = catalogueOn(NOW);
const { browsePlaylist, browseProgramsPlaylist, browse365Playlist } = catalogue.config.integrations.db;
const { recommendationsPlaylist } = catalogue.config.features;
const whole = catalogue.playlist(browseProgramsPlaylist)?.playlist.map(({ mediaid }) => mediaid) ?? [];
const [workout] = catalogue.playlist(browsePlaylist)?.playlist ?? [];

describe('GET /v2/playlists/:id', () => {
  it('returns every item once along links.next, and no next at the end', async () => {
    const found = await followLinks(server, `/v2/playlists/${browseProgramsPlaylist}?page_limit=7`);
    expect(found.map(({ mediaid }) => mediaid)).toEqual(whole);
  });

  it('links the first and the last page', async () => {
    const { links } = await getPlaylist(`/v2/playlists/${browseProgramsPlaylist}?page_limit=7&page_offset=8`);
    const ids = async (link: string) => (await getPlaylist(link)).playlist.map(({ mediaid }) => mediaid);
    expect((await ids(links.first))[0]).toBe(whole[0]);
    expect((await ids(links.last)).at(-1)).toBe(whole.at(-1));
  });

  it('is empty past its end', async () => {
    const page = await getPlaylist(`/v2/playlists/${browseProgramsPlaylist}?page_offset=99999`);
    expect(page.playlist).toEqual([]);
    expect(page.links.next).toBeUndefined();
  });

  it('searches, and keeps the search in its links', async () => {
    const word = workout?.title.split(' ')[0] ?? '';
    const page = await getPlaylist(
      `/v2/playlists/${browsePlaylist}?search=${encodeURIComponent(word)}&page_limit=1`,
    );
    expect(page.playlist).toHaveLength(1);
    expect(new URL(page.links.first).searchParams.get('search')).toBe(word);
    const none = await getPlaylist(`/v2/playlists/${browsePlaylist}?search=%E2%98%83%20zzzqqq%2F%25`);
    expect(none.playlist).toEqual([]);
  });

  it('recommends items for an item, without that item', async () => {
    const page = await getPlaylist(
      `/v2/playlists/${recommendationsPlaylist}?related_media_id=${workout?.mediaid}`,
    );
    expect(page.playlist.length).toBeGreaterThan(3);
    expect(page.playlist.map(({ mediaid }) => mediaid)).not.toContain(workout?.mediaid);
    expect(
      await getPlaylist(`/v2/playlists/${recommendationsPlaylist}?related_media_id=${workout?.mediaid}`),
    ).toEqual(page);
  });

  it('refuses an unknown playlist, and recommendations for unknown media', async () => {
    for (const address of ['zzzzzzzz', `${recommendationsPlaylist}?related_media_id=zzzzzzzz`]) {
      expect((await server.inject(`/v2/playlists/${address}`)).statusCode).toBe(404);
    }
  });

  it.each(['2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z', '2027-03-01T12:00:00Z'])(
    'has a daily workout of the current day in the world: %s',
    async (now) => {
      const world = await makeWorld(server, 'new', now);
      const { playlist } = await getPlaylist(`/v2/playlists/${browse365Playlist}`, world);
      const published = new Date((playlist[0]?.pubdate ?? 0) * 1000);
      expect(published.toISOString().slice(0, 10)).toBe(now.slice(0, 10));
    },
  );
});
