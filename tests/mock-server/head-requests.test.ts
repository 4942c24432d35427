import { afterAll, describe, expect, it } from 'vitest';
import { AD_SCHEDULE_ID, DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { rowName } from '#mock-server/http/endpoint.ts';
import { signedToken } from '#mock-server/endpoints/signing/media-token.ts';
import { catalogue } from './catalogue/todays-catalogue.ts';
import { NOW, openPlatform } from './open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const { config, seriesIds, workouts } = catalogue;
const workout = workouts[0]?.item.mediaid ?? '';
const token = `token=${signedToken(workout, DRM_POLICY, NOW)}`;

/** An address for each CDN and media row that responds. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/v2/playlists/:id': `/v2/playlists/${config.integrations.db.browsePlaylist}`,
  '/apps/watchlists/:id': `/apps/watchlists/${config.features.favoritesList}?media_ids=${workout}`,
  '/chapters/:id.vtt': `/chapters/${workout}.vtt`,
  '/v2/media/:id': `/v2/media/${workout}`,
  '/v2/site/:site/media/:id': `/v2/site/${config.siteId}/media/${workout}`,
  '/v2/advertising/schedules/:id.json': `/v2/advertising/schedules/${AD_SCHEDULE_ID}.json`,
  '/apps/series': `/apps/series?media_ids=${seriesIds['outside']}`,
  '/apps/series/:id': `/apps/series/${seriesIds['outside']}`,
  '/apps/series/:id/episodes': `/apps/series/${seriesIds['outside']}/episodes`,
  '/apps/series/:id/seasons/:season/episodes': `/apps/series/${seriesIds['outside']}/seasons/2/episodes`,
  '/apps/configs/:id.json': `/apps/configs/${config.id}.json`,
  '/v1/logos/:id.svg': '/v1/logos/stillway.svg',
  '/libraries/:playerId.js': '/libraries/mockplay.js',
  '/v1/media/:mediaid/images/:name.webp': `/v1/media/${workout}/images/card.webp?width=16`,
  '/v2/media/:mediaid/images/:name.webp': `/v2/media/${workout}/images/card.webp?width=16`,
  '/v2/media/:id/drm/:policy': `/v2/media/${workout}/drm/${DRM_POLICY}?${token}`,
  '/manifests/:id.m3u8': `/manifests/${workout}.m3u8?${token}`,
  '/manifests/:id/:track.m3u8': `/manifests/${workout}/vp9-480p.m3u8?${token}`,
  '/segments/:id/:track/init.mp4': `/segments/${workout}/vp9-480p/init.mp4?${token}`,
  '/segments/:id/:track/:span.m4s': `/segments/${workout}/vp9-480p/0-6400.m4s?${token}`,
  '/tracks/:id.vtt': `/tracks/${workout}.vtt`,
  '/strips/:id.vtt': `/strips/${workout}.vtt`,
  '/strips/film.webp': '/strips/film.webp',
};

const rows = endpointTable.filter(({ base, method }) => ['cdn', 'media'].includes(base) && method === 'GET');

describe('HEAD', () => {
  it.each(rows.map((row) => [rowName(row), row.path]))(
    'returns the headers of %s without a body',
    async (_name, path) => {
      const url = ADDRESSES[path] ?? '';
      const [get, head] = await Promise.all([server.inject(url), server.inject({ method: 'HEAD', url })]);
      expect([path, get.statusCode, head.statusCode]).toEqual([path, 200, 200]);
      expect(head.headers).toMatchObject({ ...get.headers, date: head.headers.date });
      expect(Number(head.headers['content-length'])).toBe(get.rawPayload.length);
      expect(head.rawPayload).toHaveLength(0);
    },
  );
});
