import { platformId } from '../items/platform-id.ts';

export const PLAYLIST_NAMES = [
  'featured',
  'featuredCalm',
  'browse',
  'browse365',
  'programs',
  'thisWeek',
  'recommendations',
  'search',
  'favorites',
  'continueWatching',
  'trainers',
  'newThisWeek',
  'newPrograms',
  'trendingPrograms',
  'beginnerPrograms',
  'strengthPrograms',
  'tenMinutes',
  'longSessions',
  'dumbbells',
  'kettlebell',
  'heavy',
  'noEquipment',
  'lowImpact',
  'beginner',
  'hiit',
  'cardio',
  'boxing',
  'dance',
  'cycling',
  'running',
  'yoga',
  'pilates',
  'barre',
  'core',
  'mobility',
  'recovery',
  'sleep',
  'series',
  'outside',
  'live',
  'channels',
  'oddChannels',
  'tenChannels',
  'fiftyChannels',
  'manyChannels',
  'hubs',
  'pages',
  'free',
  'awkward',
  'empty',
  'openHouse',
] as const;

export type PlaylistName = (typeof PLAYLIST_NAMES)[number];

/** The playlist ids, by their names within the catalogue. */
export const playlistIds: Readonly<Record<PlaylistName, string>> = Object.fromEntries(
  PLAYLIST_NAMES.map((name) => [name, platformId('playlist', name)]),
) as Record<PlaylistName, string>;

/** The playlist that is fetched by a path on the account API (API-02), and its path. */
export const STAFF_PICKS = 'staff_picks';
export const staffPicksPath = `/api/v3/jwp/playlists/${STAFF_PICKS}`;

export const programPlaylistId = (slug: string): string => platformId('playlist', `program:${slug}`);
export const seriesPlaylistId = (slug: string): string => platformId('playlist', `series:${slug}`);
