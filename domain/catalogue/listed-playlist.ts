import type { AppConfig } from '../configuration/app-config.ts';
import {
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  matchPattern,
  PLAYLIST_PATTERN,
  PROGRAMS_PATH,
  WORKOUTS_PATH,
} from '../navigation/paths.ts';
import { playlistId, type PlaylistId } from './playlist-id.ts';

type PageOfPlaylist = readonly [path: string, playlist: keyof AppConfig['playlists']];

/** The pages of their own that some playlists have (CAT-20, CAT-22, CAT-23). */
const PAGES: readonly PageOfPlaylist[] = [
  [WORKOUTS_PATH, 'browse'],
  [PROGRAMS_PATH, 'programs'],
  [DAILY_PATH, 'daily'],
  [DAILY_HISTORY_PATH, 'thisWeek'],
];

/**
 * The playlist that the page at a path lists; null if it lists none. Throws a URIError if the path is encoded wrongly.
 *
 * @param path below the base path
 */
export function listedPlaylist(path: string, playlists: AppConfig['playlists']): PlaylistId | null {
  const page = PAGES.find(([pattern]) => matchPattern(pattern, path));
  if (page) return playlists[page[1]];
  const [id] = matchPattern(PLAYLIST_PATTERN, path) ?? [];
  return id === undefined ? null : playlistId(decodeURIComponent(id));
}
