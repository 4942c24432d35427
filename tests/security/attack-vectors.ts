import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { CONFIG_IDS } from '#mock-server/catalogue/configs/configs.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { staffPicksPath } from '#mock-server/catalogue/playlists/playlist-ids.ts';

/** A request that somebody could make. */
export interface Way {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const asking = (url: string): Way => ({ method: 'GET', url });
const posting = (url: string): Way => ({ method: 'POST', url });

const PICTURES = ['h264-240p', 'h264-480p', 'h264-720p', 'vp9-240p', 'vp9-480p', 'vp9-720p'];
const TRACKS = [...PICTURES, 'aac', 'opus'];

/** Where the video of an item is, and what tells where: each has to open for a good token. */
export const doorsOf = ({ mediaid }: CatalogueItem): readonly Way[] => [
  asking(`/v2/media/${mediaid}`),
  asking(`/v2/media/${mediaid}/drm/${DRM_POLICY}`),
  asking(`/manifests/${mediaid}.m3u8`),
  asking(`/manifests/${mediaid}/vp9-480p.m3u8`),
  asking(`/segments/${mediaid}/vp9-480p/0-6400.m4s`),
];

/** The same in all formats. */
export const formatsOf = ({ mediaid }: CatalogueItem, siteId: string): readonly Way[] => [
  asking(`/v2/site/${siteId}/media/${mediaid}`),
  ...TRACKS.flatMap((track) => [
    asking(`/manifests/${mediaid}/${track}.m3u8`),
    asking(`/segments/${mediaid}/${track}/init.mp4`),
    asking(`/segments/${mediaid}/${track}/0-6400.m4s`),
    asking(`/segments/${mediaid}/${track}/6400-12800.m4s`),
  ]),
];

/** The same by other methods, and written otherwise. */
export function tricksWith({ mediaid }: CatalogueItem): readonly Way[] {
  const encoded = mediaid.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const addresses = [
    `/v2/media/${mediaid}`,
    `/manifests/${mediaid}.m3u8`,
    `/segments/${mediaid}/vp9-480p/0-6400.m4s`,
  ];
  return [
    posting(`/licences/${mediaid}`),
    asking(`/licences/${mediaid}`),
    asking(`/manifests/${mediaid}/captions.m3u8`),
    ...['Other', 'null', DRM_POLICY.toLowerCase(), `${DRM_POLICY}%20`, '%00', '..'].map((policy) =>
      asking(`/v2/media/${mediaid}/drm/${policy}`),
    ),
    ...addresses.flatMap((url): Way[] => [
      { method: 'HEAD', url },
      { method: 'GET', url, headers: { range: 'bytes=0-1023' } },
      { method: 'GET', url, headers: { 'x-http-method-override': 'GET', 'x-original-url': '/v2/media/x' } },
      posting(url),
      asking(url.replace(mediaid, encoded)),
      asking(url.replace(mediaid, encoded.slice(0, 3) + mediaid.slice(1))),
      asking(url.replace('/', '//')),
      asking(url.replace(mediaid, `x/../${mediaid}`)),
      asking(url.replace(mediaid, `./${mediaid}`)),
      asking(url.replace(mediaid, `%2e%2e%2f${mediaid}`)),
      asking(url.replace(mediaid, `${mediaid}%00`)),
      asking(url.replace(mediaid, `${mediaid};x`)),
      asking(url.replace(mediaid, mediaid.toLowerCase())),
      asking(url.toUpperCase().replace(mediaid.toUpperCase(), mediaid)),
      asking(`${url}/`),
      asking(`${url}.json`),
    ]),
  ];
}

type HandOver = (way: Way, token: string) => Way;

/** How the app hands a token over. */
export const asTheAppDoes: HandOver = (way, token) => ({ ...way, url: `${way.url}?token=${token}` });

/** How else it could be. */
export const HANDED_OVER: readonly HandOver[] = [
  (way, token) => ({ ...way, url: `${way.url}?token=&token=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?token=x&token=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?token=${token}&token=x` }),
  (way, token) => ({ ...way, url: `${way.url}?tok%65n=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?t=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?Token=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?token[]=${token}` }),
  (way, token) => ({ ...way, url: `${way.url}?access_token=${token}&free=true` }),
  (way, token) => ({ ...way, headers: { ...way.headers, authorization: `Bearer ${token}` } }),
  (way, token) => ({ ...way, headers: { ...way.headers, cookie: `token=${token}` } }),
];

/** Who signs, for who may watch. */
export const signersOf = ({ mediaid }: CatalogueItem): readonly Way[] =>
  [`/signing/media/${mediaid}/sign`, `/signing/media/${mediaid}/sign/drm/${DRM_POLICY}`].map(posting);

/** Everything else that names the item: no video may be in it, for anybody. */
export function listsWith(item: CatalogueItem, catalogue: Catalogue): readonly Way[] {
  const { mediaid, seriesPlaylistId, seriesId, feedid, slug, title } = item;
  const { content, features, integrations, siteId } = catalogue.config;
  const rows = content.flatMap(({ contentId }) => (contentId ? [contentId] : []));
  const paths = [staffPicksPath, ...rows.filter((id) => id.startsWith('/'))];
  const query = encodeURIComponent(title);
  return [
    `/v2/media/${mediaid}`,
    `/v2/site/${siteId}/media/${mediaid}`,
    ...[
      feedid,
      seriesPlaylistId ?? feedid,
      integrations.db.browsePlaylist,
      integrations.db.browse365Playlist,
    ].flatMap((id) => [`/v2/playlists/${id}?page_limit=500`, `/v2/playlists/${id}?search=${query}`]),
    `/v2/playlists/${features.recommendationsPlaylist}?related_media_id=${mediaid}&page_limit=500`,
    ...[features.favoritesList, features.continueWatchingList].map(
      (id) => `/apps/watchlists/${id}?media_ids=${mediaid}`,
    ),
    `/apps/series?media_ids=${seriesId ?? mediaid}`,
    `/apps/series/${seriesId ?? mediaid}`,
    `/apps/series/${seriesId ?? mediaid}/episodes?page_limit=100`,
    `/api/v3/jwp/search?q=${query}`,
    `/api/v3/jwp/playlists/search_programs?q=${query}`,
    '/api/v3/jwp/browse?page_limit=500',
    '/api/v3/jwp/me',
    '/api/v3/jwp/home',
    '/api/v3/jwp/config',
    `/api/v3/jwp/config/slug/${slug ?? mediaid}`,
    `/api/v3/jwp/metadata/${mediaid}`,
    ...paths.map((path) => `${path}?page_limit=500`),
    ...CONFIG_IDS.map((id) => `/apps/configs/${id}.json`),
  ].map(asking);
}
