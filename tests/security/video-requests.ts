import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { CONFIG_IDS } from '#mock-server/catalogue/configs/configs.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { staffPicksPath } from '#mock-server/catalogue/playlists/playlist-ids.ts';

/** A request that a person could send. */
export interface VideoRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const get = (url: string): VideoRequest => ({ method: 'GET', url });
const post = (url: string): VideoRequest => ({ method: 'POST', url });

const PICTURES = ['h264-240p', 'h264-480p', 'h264-720p', 'vp9-240p', 'vp9-480p', 'vp9-720p'];
const TRACKS = [...PICTURES, 'aac', 'opus'];

/**
 * The addresses of an item's video and of the documents that name them: each must succeed with a valid token.
 */
export const mediaRequests = ({ mediaid }: CatalogueItem): readonly VideoRequest[] => [
  get(`/v2/media/${mediaid}`),
  get(`/v2/media/${mediaid}/drm/${DRM_POLICY}`),
  get(`/manifests/${mediaid}.m3u8`),
  get(`/manifests/${mediaid}/vp9-480p.m3u8`),
  get(`/segments/${mediaid}/vp9-480p/0-6400.m4s`),
];

/** The same in all formats. */
export const formatRequests = ({ mediaid }: CatalogueItem, siteId: string): readonly VideoRequest[] => [
  get(`/v2/site/${siteId}/media/${mediaid}`),
  ...TRACKS.flatMap((track) => [
    get(`/manifests/${mediaid}/${track}.m3u8`),
    get(`/segments/${mediaid}/${track}/init.mp4`),
    get(`/segments/${mediaid}/${track}/0-6400.m4s`),
    get(`/segments/${mediaid}/${track}/6400-12800.m4s`),
  ]),
];

/** The same with other methods and spellings. */
export function requestVariants({ mediaid }: CatalogueItem): readonly VideoRequest[] {
  const encoded = mediaid.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const addresses = [
    `/v2/media/${mediaid}`,
    `/manifests/${mediaid}.m3u8`,
    `/segments/${mediaid}/vp9-480p/0-6400.m4s`,
  ];
  return [
    post(`/licences/${mediaid}`),
    get(`/licences/${mediaid}`),
    get(`/manifests/${mediaid}/captions.m3u8`),
    ...['Other', 'null', DRM_POLICY.toLowerCase(), `${DRM_POLICY}%20`, '%00', '..'].map((policy) =>
      get(`/v2/media/${mediaid}/drm/${policy}`),
    ),
    ...addresses.flatMap((url): VideoRequest[] => [
      { method: 'HEAD', url },
      { method: 'GET', url, headers: { range: 'bytes=0-1023' } },
      { method: 'GET', url, headers: { 'x-http-method-override': 'GET', 'x-original-url': '/v2/media/x' } },
      post(url),
      get(url.replace(mediaid, encoded)),
      get(url.replace(mediaid, encoded.slice(0, 3) + mediaid.slice(1))),
      get(url.replace('/', '//')),
      get(url.replace(mediaid, `x/../${mediaid}`)),
      get(url.replace(mediaid, `./${mediaid}`)),
      get(url.replace(mediaid, `%2e%2e%2f${mediaid}`)),
      get(url.replace(mediaid, `${mediaid}%00`)),
      get(url.replace(mediaid, `${mediaid};x`)),
      get(url.replace(mediaid, mediaid.toLowerCase())),
      get(url.toUpperCase().replace(mediaid.toUpperCase(), mediaid)),
      get(`${url}/`),
      get(`${url}.json`),
    ]),
  ];
}

type PassToken = (way: VideoRequest, token: string) => VideoRequest;

/** The app passes a token in the query. */
export const inQuery: PassToken = (request, token) => ({ ...request, url: `${request.url}?token=${token}` });

/** Other ways to pass a token. */
export const TOKEN_PASSING: readonly PassToken[] = [
  (request, token) => ({ ...request, url: `${request.url}?token=&token=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?token=x&token=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?token=${token}&token=x` }),
  (request, token) => ({ ...request, url: `${request.url}?tok%65n=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?t=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?Token=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?token[]=${token}` }),
  (request, token) => ({ ...request, url: `${request.url}?access_token=${token}&free=true` }),
  (request, token) => ({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  (request, token) => ({ ...request, headers: { ...request.headers, cookie: `token=${token}` } }),
];

/** The requests of the signing service, which succeed for a person with access. */
export const signingRequests = ({ mediaid }: CatalogueItem): readonly VideoRequest[] =>
  [`/signing/media/${mediaid}/sign`, `/signing/media/${mediaid}/sign/drm/${DRM_POLICY}`].map(post);

/** Everything else that names the item: no video may be in it, for anyone. */
export function listRequests(item: CatalogueItem, catalogue: Catalogue): readonly VideoRequest[] {
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
  ].map(get);
}
