import { home } from './account-api/home.ts';
import { logOut } from './account-api/log-out.ts';
import { me, meSchema } from './account-api/me.ts';
import { metadata, metadataSchema } from './account-api/metadata.ts';
import { pathPlaylist } from './account-api/path-playlist.ts';
import { seriesIds, seriesIdsSchema } from './account-api/series-ids.ts';
import { slug, slugAnswerSchema } from './account-api/slug.ts';
import { watchHistory, watchedSchema } from './account-api/watch-history.ts';
import { font } from './account-site/font.ts';
import { formOf, returnQuery } from './account-site/form-schema.ts';
import { myAccountPage } from './account-site/my-account-page.ts';
import { signInPage } from './account-site/sign-in-page.ts';
import { signIn } from './account-site/sign-in.ts';
import { signOut } from './account-site/sign-out.ts';
import { signUpPage } from './account-site/sign-up-page.ts';
import { signUp } from './account-site/sign-up.ts';
import { subscribePage } from './account-site/subscribe-page.ts';
import { subscribe } from './account-site/subscribe.ts';
import { upgradePage } from './account-site/upgrade-page.ts';
import { upgrade } from './account-site/upgrade.ts';
import { settings } from './app-host/settings.ts';
import { config } from './cdn/config.ts';
import { image, imageParams, imageQuery } from './cdn/image.ts';
import { media } from './cdn/media.ts';
import { playlistQuery } from './cdn/playlist-page.ts';
import { playlist } from './cdn/playlist.ts';
import { siteMedia } from './cdn/site-media.ts';
import { watchlist, watchlistQuery } from './cdn/watchlist.ts';
import type { Endpoint, Handler } from './endpoint.ts';
import { mediaEndpoints } from './media/media-endpoints.ts';
import { playerLibraryEndpoint } from './player-library/player-library-endpoint.ts';
import {
  configSchema,
  mediaIdOrTrainer,
  mediaSchema,
  objectOf,
  platformId,
  playlistIdSchema,
  playlistSchema,
  slugSchema,
  watchlistSchema,
} from './wire-schemas.ts';

const HTML = 'text/html; charset=utf-8';
const WEBP = 'image/webp';

/** What the host of the app serves beside the app itself; in development it forwards these here. */
const appHost: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/app/.webapp.ini',
    base: 'app-host',
    summary: 'The local settings of the app',
    specified: 'Specification 1, sections 3 and 7; CFG-02',
    answer: 'specified',
    handler: settings,
    produces: 'text/plain; charset=utf-8',
  },
];

const accountApi: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/v3/jwp/home',
    base: 'account-api',
    summary: 'The config that the app starts with',
    specified: 'Specification 1, sections 3 and 7; CFG-06',
    answer: 'specified',
    handler: home,
    schema: { response: configSchema },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/me',
    base: 'account-api',
    summary: 'Who is signed in; a visitor is refused with 401',
    specified: 'Specification 1, section 7, and 2, section 3; ACC-08, HIS-03',
    answer: 'specified',
    handler: me,
    schema: { response: meSchema },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/config',
    base: 'account-api',
    summary: 'The media id of each series, by its slug',
    specified: 'Specification 1, section 7; MED-02',
    answer: 'specified',
    handler: seriesIds,
    schema: { response: seriesIdsSchema },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/config/slug/:slug',
    base: 'account-api',
    summary: 'The media id of a workout or program, by its public address',
    specified: 'Specification 1, section 7; MED-02',
    answer: 'specified',
    handler: slug,
    schema: { params: objectOf({ slug: slugSchema }), response: slugAnswerSchema },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/browse',
    base: 'account-api',
    summary: 'The workouts that pass the filters',
    specified: 'Specification 1, section 7; CAT-20',
    answer: 'specified',
    handler: { waitsFor: 'CAT-20' },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/search',
    base: 'account-api',
    summary: 'The items that a query finds',
    specified: 'Specification 1, section 7; SRC-02',
    answer: 'specified',
    handler: { waitsFor: 'SRC-02' },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/playlists/search_programs',
    base: 'account-api',
    summary: 'The programs that a query finds',
    specified: 'Specification 2, section 7; CAT-22',
    answer: 'specified',
    handler: { waitsFor: 'CAT-22' },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/playlists/:id',
    base: 'account-api',
    summary: 'A playlist whose id is its path on the account API',
    specified: 'Specification 1, section 7; API-02',
    answer: 'decided',
    handler: pathPlaylist,
    schema: {
      params: objectOf({ id: playlistIdSchema }),
      query: playlistQuery,
      response: objectOf({ responseData: playlistSchema }),
    },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/metadata/:mediaid',
    base: 'account-api',
    summary: 'What is known of a workout besides its media item',
    specified: 'Specification 1, sections 3 and 7; MED-06',
    answer: 'specified',
    handler: metadata,
    schema: { params: objectOf({ mediaid: platformId }), response: metadataSchema },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/history',
    base: 'account-api',
    summary: "The member's progress snapshots",
    specified: 'Specification 1, section 7, and 2, section 3; PRG-02',
    answer: 'decided',
    handler: { waitsFor: 'PRG-02' },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/workout_plan/:id',
    base: 'account-api',
    summary: 'A workout plan of a coaching member',
    specified: 'Specification 1, section 7, and 2, section 3; COA-02',
    answer: 'decided',
    handler: { waitsFor: 'COA-02' },
  },
  {
    method: 'GET',
    path: '/api/v3/jwp/completion_history',
    base: 'account-api',
    summary: 'The workouts that the member completed, page by page',
    specified: 'Specification 1, section 7, and 2, section 7; PRG-04',
    answer: 'decided',
    handler: { waitsFor: 'PRG-04' },
  },
  {
    method: 'POST',
    path: '/api/v3/jwp/favorites/:mediaid',
    base: 'account-api',
    summary: 'Adds a favorite',
    specified: 'Specification 1, section 7; FAV-01',
    answer: 'decided',
    handler: { waitsFor: 'FAV-01' },
  },
  {
    method: 'DELETE',
    path: '/api/v3/jwp/favorites/:mediaid',
    base: 'account-api',
    summary: 'Removes a favorite',
    specified: 'Specification 1, section 7; FAV-01',
    answer: 'decided',
    handler: { waitsFor: 'FAV-01' },
  },
  {
    method: 'DELETE',
    path: '/api/v3/jwp/favorites',
    base: 'account-api',
    summary: 'Clears the favorites',
    specified: 'Specification 2, section 7; FAV-05',
    answer: 'decided',
    handler: { waitsFor: 'FAV-05' },
  },
  {
    method: 'POST',
    path: '/api/v3/jwp/watch_history/:mediaid',
    base: 'account-api',
    summary: 'Keeps how far the member has watched an item',
    specified: 'Specification 1, section 7; HIS-01',
    answer: 'decided',
    handler: watchHistory,
    success: 204,
    schema: { params: objectOf({ mediaid: platformId }), body: watchedSchema },
  },
  {
    method: 'DELETE',
    path: '/api/v3/jwp/users/logout',
    base: 'account-api',
    summary: 'Ends the session',
    specified: 'Specification 1, section 7; ACC-10',
    answer: 'decided',
    handler: logOut,
    success: 204,
  },
];

/** The external account site: where one signs in and pays; its base is the config's railsBase. */
const accountSite: readonly Endpoint[] = [
  accountPage('', 'My account', 'ACC-11, MEM-01', myAccountPage),
  accountPage('/sign-in', 'Signing in', 'ACC-11, CFG-21', signInPage),
  accountForm('/sign-in', 'Signs a person or an e-mail in', 'ACC-11', signIn, 'person', 'email'),
  accountPage('/sign-up', 'Signing up', 'ACC-03, ACC-11', signUpPage),
  accountForm('/sign-up', 'Registers an e-mail', 'ACC-03, ACC-11', signUp, 'email'),
  accountPage('/upgrade', 'Adding a tier', 'ACC-03, ACC-11', upgradePage),
  accountForm('/upgrade', 'Adds a tier', 'ACC-03, ACC-11', upgrade, 'tier'),
  accountPage('/subscribe', 'Choosing a plan', 'ACC-03, ACC-11', subscribePage),
  accountForm('/subscribe', 'Starts a subscription', 'ACC-03, ACC-11', subscribe, 'plan'),
  accountForm('/sign-out', 'Signs out', 'ACC-11', signOut),
  {
    method: 'GET',
    path: '/account/fonts/:name.woff2',
    base: 'account-site',
    summary: 'A font of its pages',
    specified: 'ACC-11',
    answer: 'decided',
    handler: font,
    produces: 'font/woff2',
  },
  {
    method: 'GET',
    path: '/account/programs/:viewName/schedule',
    base: 'account-site',
    summary: 'The schedule page of a program',
    specified: 'Specification 1, section 2; MED-09',
    answer: 'decided',
    handler: { waitsFor: 'MED-09' },
    produces: HTML,
  },
  {
    method: 'GET',
    path: '/account/nutrition_plans/:id',
    base: 'account-site',
    summary: 'A nutrition plan, to be downloaded',
    specified: 'Specification 2, section 4; COA-06',
    answer: 'decided',
    handler: { waitsFor: 'COA-06' },
    produces: HTML,
  },
  {
    method: 'GET',
    path: '/account/coaching',
    base: 'account-site',
    summary: 'The offer to members who have no coaching yet',
    specified: 'Specification 2, section 4; COA-08',
    answer: 'decided',
    handler: { waitsFor: 'COA-08' },
    produces: HTML,
  },
];

const cdn: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v2/playlists/:id',
    base: 'cdn',
    summary: 'A playlist, page by page; a search; the recommendations for an item',
    specified: 'Specification 1, section 7; API-04, CAT-17, MED-07',
    answer: 'specified',
    handler: playlist,
    schema: {
      params: objectOf({ id: playlistIdSchema }),
      query: playlistQuery,
      response: playlistSchema,
    },
  },
  {
    method: 'GET',
    path: '/apps/watchlists/:id',
    base: 'cdn',
    summary: 'Items by their ids, at most 50',
    specified: 'Specification 1, section 7; FAV-06, HIS-04',
    answer: 'decided',
    handler: watchlist,
    schema: {
      params: objectOf({ id: playlistIdSchema }),
      query: watchlistQuery,
      response: watchlistSchema,
    },
  },
  {
    method: 'GET',
    path: '/v2/media/:id',
    base: 'cdn',
    summary: 'One item; a trainer by ext:trainer-{id}',
    specified: 'Specification 1, section 7; API-04, MED-16',
    answer: 'specified',
    handler: media,
    schema: { params: objectOf({ id: mediaIdOrTrainer }), response: mediaSchema },
  },
  {
    method: 'GET',
    path: '/v2/site/:site/media/:id',
    base: 'cdn',
    summary: 'One item of a site; a trainer by ext:trainer-{id}',
    specified: 'Specification 1, section 7; API-04, CAT-21',
    answer: 'specified',
    handler: siteMedia,
    schema: { params: objectOf({ site: platformId, id: mediaIdOrTrainer }), response: mediaSchema },
  },
  {
    method: 'GET',
    path: '/v2/media/:id/drm/:policy',
    base: 'cdn',
    summary: 'One item with protected sources',
    specified: 'ACC-07',
    answer: 'decided',
    handler: { waitsFor: 'ACC-07' },
  },
  {
    method: 'GET',
    path: '/apps/series',
    base: 'cdn',
    summary: 'The seasons and episodes of series',
    specified: 'Specification 1, sections 3 and 7; MED-14',
    answer: 'specified',
    handler: { waitsFor: 'MED-14' },
  },
  {
    method: 'GET',
    path: '/v2/advertising/schedules/:id.json',
    base: 'cdn',
    summary: 'An ad schedule',
    specified: 'Specification 1, section 7; PLY-07',
    answer: 'decided',
    handler: { waitsFor: 'PLY-07' },
  },
  {
    method: 'GET',
    path: '/apps/configs/:id.json',
    base: 'cdn',
    summary: 'A config by its id',
    specified: 'Specification 1, sections 3 and 7; CFG-05',
    answer: 'specified',
    handler: config,
    schema: {
      params: objectOf({ id: { type: 'string', pattern: '^[a-z0-9]{8}$' } }),
      response: configSchema,
    },
  },
  playerLibraryEndpoint,
  {
    method: 'GET',
    path: '/v1/media/:mediaid/images/:name.webp',
    base: 'cdn',
    summary: 'A picture of an item, by name and width',
    specified: 'Specification 1, section 7; CAT-15',
    answer: 'specified',
    handler: image,
    produces: WEBP,
    schema: { params: imageParams, query: imageQuery },
  },
  {
    method: 'GET',
    path: '/v2/media/:mediaid/images/:name.webp',
    base: 'cdn',
    summary: 'The same, where the address of a player asks for it',
    specified: 'CAT-15',
    answer: 'decided',
    handler: image,
    produces: WEBP,
    schema: { params: imageParams, query: imageQuery },
  },
];

const schedules: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/schedules/:channel.json',
    base: 'schedules',
    summary: 'The program guide of a live channel',
    specified: 'Specification 2, sections 3 and 7; LIV-07, LIV-08',
    answer: 'specified',
    handler: { waitsFor: 'LIV-07' },
  },
];

/** The content signing service; its host is this origin with `/signing`. */
const signing: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/signing/media/:mediaid/sign',
    base: 'signing',
    summary: 'A token for an item, for those who may watch it',
    specified: 'ACC-07',
    answer: 'decided',
    handler: { waitsFor: 'ACC-07' },
  },
  {
    method: 'POST',
    path: '/signing/media/:mediaid/sign/drm/:policy',
    base: 'signing',
    summary: 'A token for the protected sources of an item',
    specified: 'ACC-07',
    answer: 'decided',
    handler: { waitsFor: 'ACC-07' },
  },
];

const analytics: readonly Endpoint[] = [
  collector('/analytics/page', 'Takes a page view', 'Specification 1, section 7', 'API-06'),
  collector('/analytics/track', 'Takes a tracked event', 'Specification 1, section 7', 'API-06'),
  collector('/analytics/identify', 'Takes who somebody is', 'Specification 1, section 7', 'API-06'),
  collector('/analytics/video', 'Takes a video analytics event', 'Specification 1, section 6', 'PLY-09'),
  collector('/analytics/errors', 'Takes an error report', 'Specification 2, section 9', 'CFG-23'),
];

/** Every call of the platform, row for row. */
export const endpointTable: readonly Endpoint[] = [
  ...appHost,
  ...accountApi,
  ...accountSite,
  ...cdn,
  ...mediaEndpoints,
  ...schedules,
  ...signing,
  ...analytics,
];

function accountPage(path: string, summary: string, specified: string, handler: Handler): Endpoint {
  return {
    method: 'GET',
    path: `/account${path}`,
    base: 'account-site',
    summary,
    specified,
    answer: 'decided',
    handler,
    produces: HTML,
    schema: { query: returnQuery },
  };
}

/** A form, after which one is back where one came from, or on the page that the form leads to. */
function accountForm(
  path: string,
  summary: string,
  specified: string,
  handler: Handler,
  ...fields: readonly string[]
): Endpoint {
  return {
    method: 'POST',
    path: `/account${path}`,
    base: 'account-site',
    summary,
    specified,
    answer: 'decided',
    handler,
    success: 303,
    schema: { query: returnQuery, ...(fields.length > 0 && { body: formOf(...fields) }) },
  };
}

function collector(path: string, summary: string, section: string, waitsFor: string): Endpoint {
  const specified = `${section}; ${waitsFor}`;
  return {
    method: 'POST',
    path,
    base: 'analytics',
    summary,
    specified,
    answer: 'decided',
    handler: { waitsFor },
  };
}
