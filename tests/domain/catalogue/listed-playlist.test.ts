import { describe, expect, it } from 'vitest';
import { listedPlaylist } from '#domain/catalogue/listed-playlist.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';

const playlists = {
  browse: playlistId('all'),
  programs: playlistId('programs'),
  daily: playlistId('daily'),
  thisWeek: playlistId('week'),
};

describe('the playlist that a page lists [CAT-17] [CAT-20] [CAT-22] [CAT-23]', () => {
  it.each([
    ['/workouts', 'all'],
    ['/Workouts/', 'all'],
    ['/programs', 'programs'],
    ['/365', 'daily'],
    ['/365/history', 'week'],
    ['/p/abc', 'abc'],
    ['/p/%2Fapi%2Fv3%2Fpicks', '/api/v3/picks'],
    ['/p', null],
    ['/', null],
    ['/workout/all', null],
  ])('of %s is %s', (path, list) => {
    expect(listedPlaylist(path, playlists)).toBe(list);
  });

  it('throws where the address is encoded wrongly', () => {
    expect(() => listedPlaylist('/p/%E0', playlists)).toThrow(URIError);
  });
});
