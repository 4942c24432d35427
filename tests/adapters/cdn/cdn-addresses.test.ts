import { describe, expect, it } from 'vitest';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import type { SigningToken } from '#application/ports/content-signer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';

const cdn = cdnAddresses('https://cdn.test');

describe('the addresses of the CDN [API-04]', () => {
  it.each([
    ['a config', cdn.config('a1b2c3d4'), '/apps/configs/a1b2c3d4.json'],
    ['a playlist', cdn.playlist(playlistId('PlayLst1')), '/v2/playlists/PlayLst1'],
    [
      'a playlist’s beginning',
      cdn.playlist(playlistId('PlayLst1'), 20),
      '/v2/playlists/PlayLst1?page_limit=20',
    ],
    ['an item', cdn.media(mediaId('Wrk00001')), '/v2/media/Wrk00001'],
    [
      'a signed item',
      cdn.media(mediaId('Wrk00001'), { token: 'a&b' as SigningToken, drmPolicy: null }),
      '/v2/media/Wrk00001?token=a%26b',
    ],
    [
      'a protected item',
      cdn.media(mediaId('Wrk00001'), { token: 'abc' as SigningToken, drmPolicy: 'Policy 1' }),
      '/v2/media/Wrk00001/drm/Policy%201?token=abc',
    ],
    ['a series', cdn.series(mediaId('Series01')), '/apps/series?media_ids=Series01'],
    [
      'a watchlist',
      cdn.watchlist('WatchLst', [mediaId('Wrk00001'), mediaId('Wrk00002')]),
      '/apps/watchlists/WatchLst?media_ids=Wrk00001,Wrk00002',
    ],
    [
      'a picture',
      cdn.image(mediaId('Wrk00001'), 'card', 480),
      '/v1/media/Wrk00001/images/card.webp?width=480',
    ],
    ['the player library', cdn.player('player01'), '/libraries/player01.js'],
  ])('of %s', (_, address, path) => {
    expect(address).toBe(`https://cdn.test${path}`);
  });

  it('prevent ids from becoming other paths or queries', () => {
    const odd = '../a?b&c#d';
    const written = '..%2Fa%3Fb%26c%23d';
    expect(cdn.playlist(playlistId(odd))).toBe(`https://cdn.test/v2/playlists/${written}`);
    expect(cdn.series(mediaId(odd))).toBe(`https://cdn.test/apps/series?media_ids=${written}`);
    expect(cdn.media(mediaId(odd))).toBe(`https://cdn.test/v2/media/${written}`);
    expect(cdn.watchlist(odd, [mediaId(odd), mediaId('a,b')])).toBe(
      `https://cdn.test/apps/watchlists/${written}?media_ids=${written},a%2Cb`,
    );
    expect(cdn.image(mediaId(odd), odd, 60)).toBe(
      `https://cdn.test/v1/media/${written}/images/${written}.webp?width=60`,
    );
    expect(cdn.player(odd)).toBe(`https://cdn.test/libraries/${written}.js`);
  });
});
