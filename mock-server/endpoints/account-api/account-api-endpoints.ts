import { z } from '../../zod.ts';
import { playlistQuery } from '../cdn/requested-playlist.ts';
import { playlistSchema } from '../cdn/playlist-page.ts';
import { configSchema } from '../../catalogue/configs/app-config.ts';
import { metadataSchema } from '../../catalogue/items/metadata-response.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { requestedId } from '../../http/requested-id.ts';
import { browse, BROWSE_PATH, browseQuery } from './browse.ts';
import { completionHistory, completionHistoryQuery, completionHistorySchema } from './completion-history.ts';
import { addFavorite, clearFavorites, removeFavorite } from './favorites.ts';
import { progressSnapshots, progressSnapshotsSchema } from './progress-snapshots.ts';
import { home } from './default-config.ts';
import { logOut } from './log-out.ts';
import { me, meSchema } from './me.ts';
import { metadata } from './metadata.ts';
import { playlistByPath, wrappedPlaylistSchema } from './playlist-by-path.ts';
import { searchPrograms, SEARCH_PROGRAMS_PATH } from './search-programs.ts';
import { search, SEARCH_PATH, searchQuery } from './search.ts';
import { seriesIds, seriesIdsSchema } from './series-ids-by-slug.ts';
import { slug, slugAnswerSchema } from './slug.ts';
import { saveProgress, savedProgressSchema } from './save-progress.ts';
import { workoutPlan, workoutPlanSchema } from './workout-plan.ts';

export const accountApiEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/home',
    base: 'account-api',
    summary: 'The config that the app starts with',
    specified: 'Specification 1, sections 3 and 7; CFG-06',
    answer: 'specified',
    handler: home,
    schema: { response: configSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/me',
    base: 'account-api',
    summary: 'Who is signed in; null for a visitor',
    specified: 'Specification 1, section 7, and 2, section 3; ACC-08, HIS-03',
    answer: 'specified',
    handler: me,
    schema: { response: meSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/config',
    base: 'account-api',
    summary: 'The media id of each series, by its slug',
    specified: 'Specification 1, section 7; MED-02',
    answer: 'specified',
    handler: seriesIds,
    schema: { response: seriesIdsSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/config/slug/:slug',
    base: 'account-api',
    summary: 'The media id of a workout or program, by its public address',
    specified: 'Specification 1, section 7; MED-02',
    answer: 'specified',
    handler: slug,
    schema: { params: z.object({ slug: requestedId }), response: slugAnswerSchema },
  }),
  endpoint({
    method: 'GET',
    path: BROWSE_PATH,
    base: 'account-api',
    summary: 'The workouts that pass the filters',
    specified: 'Specification 1, section 7; CAT-20',
    answer: 'specified',
    handler: browse,
    schema: { query: browseQuery, response: playlistSchema },
  }),
  endpoint({
    method: 'GET',
    path: SEARCH_PATH,
    base: 'account-api',
    summary: 'The workouts, programs and trainers that a query finds',
    specified: 'Specification 1, section 7; SRC-02',
    answer: 'specified',
    handler: search,
    schema: { query: searchQuery, response: playlistSchema },
  }),
  endpoint({
    method: 'GET',
    path: SEARCH_PROGRAMS_PATH,
    base: 'account-api',
    summary: 'The programs that a query finds',
    specified: 'Specification 2, section 7; CAT-22',
    answer: 'specified',
    handler: searchPrograms,
    schema: { query: searchQuery, response: playlistSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/playlists/:id',
    base: 'account-api',
    summary: 'A playlist whose id is its path on the account API',
    specified: 'Specification 1, section 7; API-02',
    answer: 'decided',
    handler: playlistByPath,
    schema: {
      params: z.object({ id: requestedId }),
      query: playlistQuery,
      response: wrappedPlaylistSchema,
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/metadata/:mediaid',
    base: 'account-api',
    summary: 'Details of a workout beyond its media item',
    specified: 'Specification 1, sections 3 and 7; MED-06',
    answer: 'specified',
    handler: metadata,
    schema: { params: z.object({ mediaid: requestedId }), response: metadataSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/history',
    base: 'account-api',
    summary: "The member's progress snapshots",
    specified: 'Specification 1, section 7, and 2, section 3; PRG-02',
    answer: 'decided',
    handler: progressSnapshots,
    schema: { response: progressSnapshotsSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/workout_plan/:id',
    base: 'account-api',
    summary: 'A workout plan of a coaching member',
    specified: 'Specification 1, section 7, and 2, section 3; COA-02',
    answer: 'decided',
    handler: workoutPlan,
    schema: { params: z.object({ id: requestedId }), response: workoutPlanSchema },
  }),
  endpoint({
    method: 'GET',
    path: '/api/v3/jwp/completion_history',
    base: 'account-api',
    summary: 'The workouts that the member completed, page by page',
    specified: 'Specification 1, section 7, and 2, section 7; PRG-04',
    answer: 'decided',
    handler: completionHistory,
    schema: { query: completionHistoryQuery, response: completionHistorySchema },
  }),
  endpoint({
    method: 'POST',
    path: '/api/v3/jwp/favorites/:mediaid',
    base: 'account-api',
    summary: 'Adds a favorite: it is the first of them',
    specified: 'Specification 1, section 7; FAV-01',
    answer: 'decided',
    handler: addFavorite,
    success: 204,
    schema: { params: z.object({ mediaid: requestedId }) },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/v3/jwp/favorites/:mediaid',
    base: 'account-api',
    summary: 'Removes a favorite',
    specified: 'Specification 1, section 7; FAV-01',
    answer: 'decided',
    handler: removeFavorite,
    success: 204,
    schema: { params: z.object({ mediaid: requestedId }) },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/v3/jwp/favorites',
    base: 'account-api',
    summary: 'Clears the favorites',
    specified: 'Specification 2, section 7; FAV-05',
    answer: 'decided',
    handler: clearFavorites,
    success: 204,
  }),
  endpoint({
    method: 'POST',
    path: '/api/v3/jwp/watch_history/:mediaid',
    base: 'account-api',
    summary: 'Saves how far the member has watched an item',
    specified: 'Specification 1, section 7; HIS-01',
    answer: 'decided',
    handler: saveProgress,
    success: 204,
    schema: { params: z.object({ mediaid: requestedId }), body: savedProgressSchema },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/v3/jwp/users/logout',
    base: 'account-api',
    summary: 'Ends the session',
    specified: 'Specification 1, section 7; ACC-10',
    answer: 'decided',
    handler: logOut,
    success: 204,
  }),
];
