import { findItem, trainerIdOf } from '#features/support/catalogue.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import { playlistIds, staffPicksPath } from '#mock-server/catalogue/playlists/playlist-ids.ts';

/** Where the app makes a call. */
export interface AppCall {
  /** The row of the endpoint table. */
  readonly row: string;
  readonly person: 'visitor' | 'subscribed' | 'new' | 'coached-mid-plan';
  /** A path below the app's base. */
  readonly path: string;
  /** What a person does on the page before the call is made. */
  readonly act?: (assembly: DomAssembly) => Promise<void>;
  /** The writes that the browser has stored for the member when the page opens. */
  readonly pending?: readonly object[];
}

const workout = findItem('The Long Ride');
const series = findItem('Learn to Box');
const write = { mediaId: workout.mediaid };
const WORKOUT_PAGE = `/workout/${workout.slug}`;
const LIVE_PAGE = `/p/${playlistIds.live}`;
const PLAYER = `/m/${workout.mediaid}/x?play=1`;

async function logOut(assembly: DomAssembly): Promise<void> {
  await assembly.screen.part('button', /^Account menu/).press();
  await assembly.settle();
  await assembly.screen.part('button', 'Logout').press();
}

/** Each call that the app makes of its host and of the platform, except those whose responses it ignores. */
export const APP_CALLS: readonly AppCall[] = [
  { row: 'GET /app/.webapp.ini', person: 'visitor', path: '/' },
  { row: 'GET /api/v3/jwp/home', person: 'visitor', path: '/' },
  { row: 'GET /apps/configs/:id.json', person: 'visitor', path: '/?c=stillway' },
  { row: 'GET /api/v3/jwp/me', person: 'subscribed', path: WORKOUT_PAGE },
  { row: 'GET /api/v3/jwp/history', person: 'subscribed', path: '/progress' },
  { row: 'GET /api/v3/jwp/completion_history', person: 'subscribed', path: '/progress/history' },
  { row: 'GET /api/v3/jwp/workout_plan/:id', person: 'coached-mid-plan', path: '/coaching' },
  { row: 'GET /api/v3/jwp/config/slug/:slug', person: 'visitor', path: WORKOUT_PAGE },
  { row: 'GET /api/v3/jwp/config', person: 'visitor', path: '/program/barre' },
  { row: 'GET /api/v3/jwp/metadata/:mediaid', person: 'visitor', path: WORKOUT_PAGE },
  { row: 'GET /api/v3/jwp/browse', person: 'visitor', path: '/workouts?style=boxing' },
  {
    row: 'GET /v2/site/:site/media/:id',
    person: 'visitor',
    path: `/workouts?trainer=t:${trainerIdOf('Maya Okafor')}`,
  },
  { row: 'GET /api/v3/jwp/search', person: 'visitor', path: '/q/plank' },
  { row: 'GET /api/v3/jwp/playlists/search_programs', person: 'visitor', path: '/programs?q=barre' },
  {
    row: 'GET /api/v3/jwp/playlists/:id',
    person: 'visitor',
    path: `/p/${encodeURIComponent(staffPicksPath)}`,
  },
  { row: 'GET /v2/playlists/:id', person: 'visitor', path: `/p/${playlistIds.browse}` },
  { row: 'GET /schedules/:channel.json', person: 'subscribed', path: LIVE_PAGE },
  { row: 'GET /v2/media/:id', person: 'visitor', path: WORKOUT_PAGE },
  { row: 'GET /apps/series', person: 'visitor', path: `/m/${series.mediaid}/x` },
  { row: 'GET /apps/watchlists/:id', person: 'subscribed', path: '/u/favorites' },
  { row: 'POST /signing/media/:mediaid/sign/drm/:policy', person: 'new', path: PLAYER },
  { row: 'GET /v2/media/:id/drm/:policy', person: 'new', path: PLAYER },
  { row: 'POST /signing/media/:mediaid/sign', person: 'new', path: `${PLAYER}&c=stillway` },
  { row: 'GET /v2/advertising/schedules/:id.json', person: 'new', path: `${PLAYER}&c=stillway` },
  { row: 'GET /libraries/:playerId.js', person: 'new', path: PLAYER },
  {
    row: 'POST /api/v3/jwp/watch_history/:mediaid',
    person: 'subscribed',
    path: WORKOUT_PAGE,
    pending: [{ kind: 'progress', ...write, progress: 0.5 }],
  },
  {
    row: 'POST /api/v3/jwp/favorites/:mediaid',
    person: 'subscribed',
    path: WORKOUT_PAGE,
    pending: [{ kind: 'favorite', ...write, wanted: true }],
  },
  {
    row: 'DELETE /api/v3/jwp/favorites/:mediaid',
    person: 'subscribed',
    path: WORKOUT_PAGE,
    pending: [{ kind: 'favorite', ...write, wanted: false }],
  },
  {
    row: 'DELETE /api/v3/jwp/favorites',
    person: 'subscribed',
    path: WORKOUT_PAGE,
    pending: [{ kind: 'clear-favorites' }],
  },
  { row: 'DELETE /api/v3/jwp/users/logout', person: 'subscribed', path: '/', act: logOut },
];

/**
 * Pages whose texts come from the platform: a workout, a program, a series, a hub, a search, and home. The text page is attacked
 * in Chromium, by a scenario: DOMPurify does not work in happy-dom, whose NodeIterator ends at the first removed element.
 */
export const TEXT_PAGES: readonly { readonly path: string; readonly rows: readonly string[] }[] = [
  { path: WORKOUT_PAGE, rows: ['GET /v2/media/:id', 'GET /api/v3/jwp/metadata/:mediaid'] },
  { path: `/m/${findItem('Barre').mediaid}/x`, rows: ['GET /v2/media/:id', 'GET /v2/playlists/:id'] },
  { path: `/m/${series.mediaid}/x`, rows: ['GET /v2/media/:id', 'GET /v2/playlists/:id'] },
  { path: `/m/${findItem('Get Strong').mediaid}/x`, rows: ['GET /v2/media/:id', 'GET /v2/playlists/:id'] },
  { path: LIVE_PAGE, rows: ['GET /v2/playlists/:id', 'GET /schedules/:channel.json'] },
  { path: '/q/plank', rows: ['GET /api/v3/jwp/search'] },
  { path: '/', rows: ['GET /api/v3/jwp/home'] },
];
