import { describe, expect, it } from 'vitest';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { catalogue } from './todays-catalogue.ts';

const PATH = '/api/v3/jwp/playlists/';

describe.each(['daybreak', 'stillway'])('the config %s', (id) => {
  const config = catalogue.configNamed(id);

  it('references only existing, non-empty playlists', () => {
    const rows = [...(config?.content ?? []), ...(config?.threeSixtyFiveContent ?? [])];
    const named = [...rows.flatMap(({ contentId }) => contentId ?? []), ...(config?.menu ?? []).map(idOf)];
    expect(named.length).toBeGreaterThan(8);
    for (const each of named) {
      const playlist = catalogue.playlist(each.replace(PATH, ''));
      expect([each, playlist?.playlist.length]).not.toEqual([each, undefined]);
      expect([each, playlist?.playlist.length]).not.toEqual([each, 0]);
    }
  });

  it('references the playlists that the app is built on', () => {
    const { browsePlaylist, browse365Playlist, browseProgramsPlaylist, thisWeekPlaylist } =
      config?.integrations.db ?? {};
    for (const each of [browsePlaylist, browse365Playlist, browseProgramsPlaylist, thisWeekPlaylist]) {
      expect(catalogue.playlist(each ?? '')?.playlist).not.toHaveLength(0);
    }
    for (const each of Object.values(config?.features ?? {})) {
      expect(catalogue.playlist(each)).toBeDefined();
    }
  });
});

const idOf = ({ contentId }: { readonly contentId: string }): string => contentId;

describe('the playlists', () => {
  it.each(Object.keys(playlistIds))('%s has a title, each item once, and matches its id', (name) => {
    const id = playlistIds[name as keyof typeof playlistIds];
    const playlist = catalogue.playlist(id);
    expect(playlist).toMatchObject({ feedid: id, title: expect.stringMatching(/\S/) as string });
    const ids = playlist?.playlist.map(({ mediaid }) => mediaid) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offer the filters with all workouts, and nowhere else', () => {
    expect(catalogue.playlist(playlistIds.browse)?.filter_options).toEqual(catalogue.filterOptions);
    expect(catalogue.playlist(playlistIds.yoga)).not.toHaveProperty('filter_options');
  });

  it('do not exist for an unknown id', () => {
    for (const id of ['zzzzzzzz', '', 'constructor', '__proto__']) {
      expect(catalogue.playlist(id)).toBeUndefined();
      expect(catalogue.playlist(id, 'yoga')).toBeUndefined();
    }
  });
});
