import {
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  HOME_PATH,
  matchPattern,
  MEDIA_PATTERN,
  MEMBER_PATTERN,
  PLAYLIST_PATTERN,
  PROGRAM_PATTERN,
  PROGRAMS_PATH,
  SEARCH_PATTERN,
  SERIES_LINK_PATTERN,
  WORKOUT_PATTERN,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { lazyModule } from '../navigation/lazy-module.ts';
import { loadSearch } from '../search/lazy-search.ts';

export const loadHome = lazyModule(() => import('../home/home-screen.tsx'));
/** With the container module of what plays. */
export const loadMedia = lazyModule(() => import('../composition/media-pages.tsx'));
export const loadPlaylist = lazyModule(() => import('../browse/playlist-screen.tsx'));
export const loadBrowse = lazyModule(() => import('../browse/browse-screen.tsx'));
export const loadDaily = lazyModule(() => import('../browse/daily-screen.tsx'));
export const loadPrograms = lazyModule(() => import('../search/programs-screen.tsx'));
export const loadSeriesLink = lazyModule(() => import('../details/series/series-link-screen.tsx'));
export const loadMember = lazyModule(() => import('./member-screen.tsx'));

const BY_PATTERN: readonly (readonly [pattern: string, load: () => Promise<unknown>])[] = [
  [HOME_PATH, loadHome],
  [WORKOUT_PATTERN, loadMedia],
  [PROGRAM_PATTERN, loadMedia],
  [MEDIA_PATTERN, loadMedia],
  [SERIES_LINK_PATTERN, loadSeriesLink],
  [PLAYLIST_PATTERN, loadPlaylist],
  [WORKOUTS_PATH, loadBrowse],
  [DAILY_PATH, loadDaily],
  [DAILY_HISTORY_PATH, loadDaily],
  [SEARCH_PATTERN, loadSearch],
  [PROGRAMS_PATH, loadPrograms],
  [MEMBER_PATTERN, loadMember],
];

/**
 * Fetches the code of the screen at an address; nothing where no screen is there.
 *
 * @param path below the base path
 */
export async function loadScreenAt(path: string): Promise<void> {
  await BY_PATTERN.find(([pattern]) => matchPattern(pattern, path))?.[1]();
}
