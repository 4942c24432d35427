import { describe, expect, it } from 'vitest';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { catalogue, everything, itemsIn } from './todays-catalogue.ts';

const { config } = catalogue;
const typesOf = (rows: typeof config.content) => new Set(rows.map(({ type }) => type));

describe('the home config', () => {
  it('has rows of all five types, enough to scroll for more (CAT-01, CAT-02)', () => {
    const all = ['playlist', 'continue_watching', 'favorites', 'followed_playlist', 'because_you_watched'];
    expect([...typesOf(config.content)].toSorted()).toEqual(all.toSorted());
    expect(config.content.length).toBeGreaterThanOrEqual(12);
  });

  it('has rows for the 365 page, including those that it skips (CAT-23)', () => {
    const types = typesOf(config.threeSixtyFiveContent);
    for (const type of ['playlist', 'favorites', 'continue_watching'] as const) {
      expect(types).toContain(type);
    }
    const shown = config.threeSixtyFiveContent.filter(({ type }) => type === 'playlist');
    expect(shown.length).toBeGreaterThan(2);
  });

  it('has 13 public titles, of existing items (CAT-25)', () => {
    const titles = Object.entries(config.custom['publicTitles'] as Record<string, string>);
    expect(titles).toHaveLength(13);
    for (const [id, title] of titles) expect(catalogue.item(id)?.title).not.toBe(title);
  });

  it('has a menu with dropdowns, and with a live page (SHL-14, LIV-01)', () => {
    expect(config.menu.filter(({ filterTags }) => filterTags?.includes(','))).toHaveLength(2);
    const types = config.menu.map(({ contentId }) => catalogue.playlist(contentId)?.contentType);
    expect(types).toContain('live');
  });

  it('uses the search of the account API, unlike another config (SRC-02)', () => {
    expect(config.features).not.toHaveProperty('searchPlaylist');
    const { features } = catalogue.configNamed('stillway') ?? config;
    expect(features.searchPlaylist).toBe(playlistIds.search);
    expect(features.favoritesList).toBe(config.features.favoritesList);
  });
});

describe('the items', () => {
  it('have hubs with existing shelves (CAT-24)', () => {
    expect(itemsIn('hubs').length).toBeGreaterThan(1);
    for (const { contentType, playlists = '' } of itemsIn('hubs')) {
      expect(contentType).toBe('hub');
      expect(playlists.split(',').length).toBeGreaterThan(2);
    }
  });

  it('have pages of ordinary markdown, and one with malicious markup (CAT-24)', () => {
    const texts = itemsIn('pages').map(({ description }) => description);
    for (const part of [/^#+ /m, /^\| --- \|/m, /^- /m, /^1\. /m, /\]\(https?:/, /\*\*/, /^> /m]) {
      expect([part, texts.some((text) => part.test(text))]).toEqual([part, true]);
    }
    const hostile = texts.find((text) => text.includes('<script>')) ?? '';
    for (const part of ['onerror=', '](javascript:', 'onclick=', '<iframe', '<svg onload', '<style>']) {
      expect(hostile).toContain(part);
    }
  });

  it('have trailers, some of them (MED-15)', () => {
    for (const kind of [catalogue.workouts, catalogue.programs]) {
      const named = kind.map(({ item }) => item.trailerId).filter(Boolean);
      expect(named.length).toBeGreaterThan(5);
    }
    expect(catalogue.workouts.some(({ item }) => item.trailerId === undefined)).toBe(true);
  });

  it('have live channels with a live page, and one without (MED-01)', () => {
    const channels = itemsIn('channels');
    const without = channels.filter(({ liveChannelsId }) => liveChannelsId === undefined);
    expect([channels.length, without.length]).toEqual([5, 1]);
    for (const { liveChannelsId } of channels) {
      if (liveChannelsId) expect(catalogue.playlist(liveChannelsId)?.contentType).toBe('live');
    }
    expect(itemsIn('live')).not.toContain(without[0]);
  });

  it('have episodes that name their series, with only a series tag (MED-21), and that name none', () => {
    const episodes = everything.filter(({ contentType }) => contentType === 'episode');
    const taggedSeries = (tags: string) => /seriesid_(\w{8})/.exec(tags)?.[1];
    for (const { mediaid, seriesId, tags } of episodes) {
      const id = catalogue.seriesOfEpisode(mediaid)?.item.mediaid;
      expect(id).toBeDefined();
      expect(seriesId ?? taggedSeries(tags) ?? id).toBe(id);
    }
    const kinds = episodes.map(({ seriesId, tags }) =>
      seriesId ? 'named' : taggedSeries(tags) ? 'tagged' : 'neither',
    );
    expect(new Set(kinds).size).toBe(3);
  });

  it('have series of 1, 2, 5, 6 and 8 seasons (MED-10)', () => {
    const counts = itemsIn('series').map(({ mediaid }) => {
      const contents = catalogue.series(mediaid)?.contents;
      return contents && 'seasons' in contents ? contents.seasons.length : 0;
    });
    for (const count of [0, 1, 2, 5, 6, 8]) expect(counts).toContain(count);
  });

  it('have one series without its playlist (MED-14)', () => {
    const without = itemsIn('series').filter(({ seriesPlaylistId }) => seriesPlaylistId === undefined);
    expect(without).toHaveLength(1);
    expect(catalogue.series(without[0]?.mediaid ?? '')?.episodes).not.toHaveLength(0);
  });
});
