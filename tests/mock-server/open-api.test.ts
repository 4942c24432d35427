import { isDeepStrictEqual } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import { AD_SCHEDULE_ID, DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { platformId } from '#mock-server/catalogue/items/platform-id.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { controlTable } from '#mock-server/control/control-table.ts';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { rowName } from '#mock-server/http/endpoint.ts';
import { signedToken } from '#mock-server/endpoints/signing/media-token.ts';
import { NOW, catalogueOn, makeWorld, openPlatform } from './open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const document = (await server.inject('/openapi.json')).json<OpenApi>();

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it.each(endpointTable.map((row) => [rowName(row), row] as const))('has %s', (_name, row) => {
    const operation = document.paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()];
    expect(operation).toBeDefined();
    expect(Object.keys(operation?.responses ?? {})).toContain(String(row.success ?? 200));
  });

  it('has unique row names and operation ids', () => {
    const names = endpointTable.map(rowName);
    expect(new Set(names).size).toBe(names.length);
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((each) => each.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(controlTable.map((row) => [rowName(row), row] as const))('has %s', (_name, row) => {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {})).toContain(String(row.success ?? 200));
  });
});

const catalogue = catalogueOn(NOW);
const { config, filterOptions, playlist, seriesIds } = catalogue;
const { browsePlaylist, browse365Playlist, browseProgramsPlaylist } = config.integrations.db;
const first = (list: string) => {
  const [item] = playlist(list)?.playlist ?? [];
  if (!item) throw new Error(`The playlist ${list} is empty`);
  return item;
};
const workout = first(browsePlaylist);

/** The playlists of the config's rows; one whose id is a path is served by the account API (API-02). */
const ROW_PLAYLISTS = config.content.flatMap(({ contentId }) => contentId ?? []);
const PATH_PLAYLISTS = ROW_PLAYLISTS.filter((id) => id.startsWith('/'));
const PLATFORM_PLAYLISTS = ROW_PLAYLISTS.filter((id) => !id.startsWith('/'));

const ALL_SERIES = playlist(playlistIds.series)?.playlist.map(({ mediaid }) => mediaid) ?? [];

const FIRST_EPISODES = ALL_SERIES.flatMap((id) => catalogue.series(id)?.episodes[0]?.mediaid ?? []);

const [trainer] = catalogue.trainers;

/** From the playlists, an item of each content type, and one without a type. */
const ONE_OF_EACH_KIND = [
  ...new Map(
    Object.values(playlistIds)
      .flatMap((id) => playlist(id)?.playlist ?? [])
      .map((item) => [`${item.contentType} ${item.jwableType}`, item] as const),
  ).values(),
];

/** Requests that succeed, for each row with a response schema. */
const REQUESTS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v3/jwp/home': ['/api/v3/jwp/home'],
  'GET /api/v3/jwp/me': ['/api/v3/jwp/me'],
  'GET /api/v3/jwp/config': ['/api/v3/jwp/config'],
  'GET /api/v3/jwp/config/slug/:slug': [`/api/v3/jwp/config/slug/${workout.slug}`],
  'GET /api/v3/jwp/browse': [
    '/api/v3/jwp/browse',
    '/api/v3/jwp/browse?style=knitting',
    ...Object.entries(filterOptions).map(
      ([name, { options }]) => `/api/v3/jwp/browse?${name}=${options.at(-1)?.value}&page_limit=500`,
    ),
  ],
  'GET /api/v3/jwp/search': ['yoga', 'maya', 'undefeated', 'zzzqqq', ''].map(
    (query) => `/api/v3/jwp/search?q=${query}`,
  ),
  'GET /api/v3/jwp/playlists/search_programs': ['yoga', 'zzzqqq'].map(
    (query) => `/api/v3/jwp/playlists/search_programs?q=${query}`,
  ),
  'GET /api/v3/jwp/playlists/:id': [
    `/api/v3/jwp/playlists/${browsePlaylist}?page_limit=3`,
    ...PATH_PLAYLISTS,
  ],
  'GET /api/v3/jwp/metadata/:mediaid': [
    `/api/v3/jwp/metadata/${workout.mediaid}`,
    ...ONE_OF_EACH_KIND.map(({ mediaid }) => `/api/v3/jwp/metadata/${mediaid}`),
  ],
  'GET /api/v3/jwp/history': ['/api/v3/jwp/history'],
  'GET /api/v3/jwp/completion_history': [
    '/api/v3/jwp/completion_history?pageSize=100',
    '/api/v3/jwp/completion_history?offset=999&from=2026-01-01&to=2026-12-31T00:00:00Z',
  ],
  'GET /api/v3/jwp/workout_plan/:id': ['coached-mid-plan', 'coached-past-plan'].map(
    (person) => `/api/v3/jwp/workout_plan/${platformId('workout plan', `${person} 1`)}`,
  ),
  'GET /v2/playlists/:id': [
    `/v2/playlists/${browsePlaylist}?page_limit=500`,
    `/v2/playlists/${browseProgramsPlaylist}`,
    `/v2/playlists/${browse365Playlist}?page_offset=20&page_limit=20`,
    `/v2/playlists/${config.features.recommendationsPlaylist}?related_media_id=${workout.mediaid}`,
    ...[...PLATFORM_PLAYLISTS, ...Object.values(playlistIds)].map((id) => `/v2/playlists/${id}`),
  ],
  'GET /schedules/:channel.json': ['daybreak-live', 'studio-barre', 'overlaps', 'studio-500'].map(
    (channel) => `/schedules/${channel}.json`,
  ),
  'GET /apps/watchlists/:id': [
    `/apps/watchlists/${config.features.favoritesList}?media_ids=${workout.mediaid}`,
  ],
  'GET /v2/media/:id': [
    ...ONE_OF_EACH_KIND.map(({ mediaid }) => `/v2/media/${mediaid}`),
    ...Object.values(edgeCaseItems).map((id) => `/v2/media/${id}`),
    `/v2/media/ext:trainer-${trainer?.external_id?.slice(8)}`,
  ],
  'GET /v2/media/:id/drm/:policy': [
    `/v2/media/${workout.mediaid}/drm/${DRM_POLICY}?token=${signedToken(workout.mediaid, DRM_POLICY, NOW)}`,
  ],
  'POST /signing/media/:mediaid/sign': [`/signing/media/${workout.mediaid}/sign`],
  'POST /signing/media/:mediaid/sign/drm/:policy': [
    `/signing/media/${workout.mediaid}/sign/drm/${DRM_POLICY}`,
  ],
  'GET /v2/advertising/schedules/:id.json': [`/v2/advertising/schedules/${AD_SCHEDULE_ID}.json`],
  'POST /licences/:id': [
    `/licences/${edgeCaseItems.protectedVideo}?token=${signedToken(edgeCaseItems.protectedVideo, DRM_POLICY, NOW)}`,
  ],
  'GET /v2/site/:site/media/:id': [workout.mediaid, `ext:trainer-${trainer?.external_id?.slice(8)}`].map(
    (id) => `/v2/site/${config.siteId}/media/${id}`,
  ),
  'GET /apps/series': [
    `/apps/series?media_ids=${ALL_SERIES.join()},zzzzzzzz`,
    `/apps/series?media_ids=${FIRST_EPISODES.join()},${seriesIds['outside']}`,
    '/apps/series?media_ids=',
  ],
  'POST /api/:project/envelope/': ['/api/1/envelope/?sentry_key=mockkey'],
  'GET /apps/series/:id': ALL_SERIES.map((id) => `/apps/series/${id}`),
  'GET /apps/series/:id/episodes': ALL_SERIES.flatMap((id) =>
    ['', '?page_limit=3&page_offset=1'].map((page) => `/apps/series/${id}/episodes${page}`),
  ),
  'GET /apps/series/:id/seasons/:season/episodes': [
    `/apps/series/${seriesIds['outside']}/seasons/8/episodes?page_limit=3`,
    `/apps/series/${seriesIds['the_warm_up']}/seasons/1/episodes`,
  ],
  'GET /apps/configs/:id.json': [
    `/apps/configs/${config.id}.json`,
    '/apps/configs/stillway.json',
    '/apps/configs/openhaus.json',
  ],
};

const REPORTED = 'a'.repeat(32);

/** The bodies of those requests that have one. */
const PAYLOADS: Readonly<Record<string, string>> = {
  'POST /api/:project/envelope/': [
    { event_id: REPORTED, sent_at: NOW.toISOString() },
    { type: 'event' },
    {
      event_id: REPORTED,
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      exception: { values: [{ type: 'Error' }] },
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
};

const MEMBERS = ['subscribed', 'lapsed', 'new', 'coached-mid-plan', 'coached-past-plan'];

/** Who a request is made as, if it succeeds for one member alone. */
const membersFor = (url: string): readonly string[] => {
  const owner = MEMBERS.find((person) => url.endsWith(platformId('workout plan', `${person} 1`)));
  return owner ? [owner] : MEMBERS;
};

const described = endpointTable.flatMap((row) => {
  const response = row.schema?.response;
  return response ? [[rowName(row), row, response] as const] : [];
});

describe('the responses have the form of their schemas', () => {
  it('for every row that responds to GET with JSON', () => {
    const silent = endpointTable.filter(
      ({ method, produces, success, schema }) =>
        method === 'GET' && success !== 204 && success !== 303 && !produces && !schema?.response,
    );
    expect(silent.map(rowName)).toEqual([]);
    expect(ONE_OF_EACH_KIND.length).toBeGreaterThan(8);
  });

  it.each(described)('%s', async (name, row, schema) => {
    const addresses = REQUESTS[name] ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    const payload = PAYLOADS[name];
    for (const person of MEMBERS) {
      const headers = await makeWorld(server, person);
      for (const url of addresses.filter((address) => membersFor(address).includes(person))) {
        const response = await server.inject({
          method: row.method as 'GET',
          url,
          headers: { ...headers, ...(payload && { 'content-type': 'text/plain' }) },
          ...(payload && { payload }),
        });
        expect([url, response.statusCode]).toEqual([url, row.success ?? 200]);
        // A field that the schema does not have is missing from what it parses.
        expect([url, isDeepStrictEqual(schema.parse(response.json()), response.json())]).toEqual([url, true]);
      }
    }
  });
});
