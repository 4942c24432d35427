import { z } from '../../zod.ts';
import { adScheduleSchema, schedule } from '../ads/schedule.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { playerLibraryEndpoint } from '../../player-library/player-library-endpoint.ts';
import { configSchema } from '../../catalogue/configs/app-config.ts';
import { requestedId, requestedMediaId } from '../../http/requested-id.ts';
import { playlistQuery } from './requested-playlist.ts';
import { config } from './config.ts';
import { episodesPageSchema, episodesQuery, seasonEpisodes, seriesEpisodes } from './episodes.ts';
import { logo } from './logo.ts';
import { image, imageParams, imageQuery } from './image.ts';
import { media, mediaQuery, mediaSchema, mediaUnderPolicy } from './media.ts';
import { playlistSchema } from './playlist-page.ts';
import { playlist } from './playlist.ts';
import { series, seriesByIds, seriesByIdsSchema, seriesQuery, seriesSchema } from './series.ts';
import { siteMedia } from './site-media.ts';
import { watchlist, watchlistQuery, watchlistSchema } from './watchlist.ts';

const WEBP = 'image/webp';

/** The endpoints of the CDN: lists, items, configs, pictures, and the player library. */
export const cdnEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/v2/playlists/:id',
    base: 'cdn',
    summary: 'A playlist, page by page; a search; the recommendations for an item',
    specified: 'Specification 1, section 7; API-04, CAT-17, MED-07',
    answer: 'specified',
    handler: playlist,
    schema: {
      params: z.object({ id: requestedId }),
      query: playlistQuery,
      response: playlistSchema,
    },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/watchlists/:id',
    base: 'cdn',
    summary: 'Items by their ids, at most 50',
    specified: 'Specification 1, section 7; FAV-06, HIS-04',
    answer: 'decided',
    handler: watchlist,
    schema: {
      params: z.object({ id: requestedId }),
      query: watchlistQuery,
      response: watchlistSchema,
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v2/media/:id',
    base: 'cdn',
    summary: 'One item; a trainer by ext:trainer-{id}',
    specified: 'Specification 1, section 7; API-04, MED-16',
    answer: 'specified',
    handler: media,
    schema: { params: z.object({ id: requestedMediaId }), query: mediaQuery, response: mediaSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/v2/site/:site/media/:id',
    base: 'cdn',
    summary: 'One item of a site; a trainer by ext:trainer-{id}',
    specified: 'Specification 1, section 7; API-04, CAT-21',
    answer: 'specified',
    handler: siteMedia,
    schema: { params: z.object({ site: requestedId, id: requestedMediaId }), response: mediaSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/v2/media/:id/drm/:policy',
    base: 'cdn',
    summary: 'One item with protected sources',
    specified: 'ACC-07',
    answer: 'decided',
    handler: mediaUnderPolicy,
    schema: {
      params: z.object({ id: requestedId, policy: requestedId }),
      query: mediaQuery,
      response: mediaSchema,
    },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/series',
    base: 'cdn',
    summary: 'The contents of series, and the place of episodes in theirs, by their media ids',
    specified: 'Specification 1, sections 3 and 7; MED-14',
    answer: 'specified',
    handler: seriesByIds,
    schema: { query: seriesQuery, response: seriesByIdsSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/series/:id',
    base: 'cdn',
    summary: 'The seasons and episodes of one series',
    specified: 'Specification 1, section 3; MED-14',
    answer: 'decided',
    handler: series,
    schema: { params: z.object({ id: requestedId }), response: seriesSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/series/:id/episodes',
    base: 'cdn',
    summary: 'The episodes of a series as items, page by page',
    specified: 'MED-14',
    answer: 'decided',
    handler: seriesEpisodes,
    schema: { params: z.object({ id: requestedId }), query: episodesQuery, response: episodesPageSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/series/:id/seasons/:season/episodes',
    base: 'cdn',
    summary: 'The episodes of a season as items, page by page',
    specified: 'MED-14',
    answer: 'decided',
    handler: seasonEpisodes,
    schema: {
      params: z.object({ id: requestedId, season: requestedId }),
      query: episodesQuery,
      response: episodesPageSchema,
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v2/advertising/schedules/:id.json',
    base: 'cdn',
    summary: 'An ad schedule',
    specified: 'Specification 1, section 7; PLY-07',
    answer: 'decided',
    handler: schedule,
    schema: { params: z.object({ id: requestedId }), response: adScheduleSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/apps/configs/:id.json',
    base: 'cdn',
    summary: 'A config by its id',
    specified: 'Specification 1, sections 3 and 7; CFG-05',
    answer: 'specified',
    handler: config,
    schema: {
      params: z.object({ id: requestedId }),
      response: configSchema,
    },
  }),
  playerLibraryEndpoint,
  endpoint({
    method: 'GET',
    path: '/v1/media/:mediaid/images/:name.webp',
    base: 'cdn',
    summary: 'A picture of an item, by name and width',
    specified: 'Specification 1, section 7; CAT-15',
    answer: 'specified',
    handler: image,
    produces: WEBP,
    schema: { params: imageParams, query: imageQuery },
  }),
  endpoint({
    method: 'GET',
    path: '/v2/media/:mediaid/images/:name.webp',
    base: 'cdn',
    summary: 'The same, at the address a player requests',
    specified: 'CAT-15',
    answer: 'decided',
    handler: image,
    produces: WEBP,
    schema: { params: imageParams, query: imageQuery },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/logos/:id.svg',
    base: 'cdn',
    summary: 'The logo of a customer, by the id of the config',
    specified: 'CFG-17',
    answer: 'decided',
    handler: logo,
    produces: 'image/svg+xml',
    schema: { params: z.object({ id: z.string() }) },
  }),
];
