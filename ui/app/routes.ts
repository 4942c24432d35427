import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  ABOUT_PATH,
  COACHING_PATH,
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  DEMO_PATH,
  HOME_PATH,
  matchPattern,
  MEDIA_PATTERN,
  MEMBER_PATTERN,
  MOBILE_PROGRESS_PATH,
  PLAYLIST_PATTERN,
  PROGRAM_PATTERN,
  PROGRAMS_PATH,
  PROGRESS_PATH,
  SEARCH_PATTERN,
  SERIES_LINK_PATTERN,
  STACK_PATH,
  WATCH_HISTORY_PATH,
  WORKOUT_PATTERN,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { lazyExport, lazyModule, type LazyModule } from '../navigation/lazy-module.ts';
import type { Provide } from '../session/use-injection.ts';

const fetchHome = () => import('../composition/home.tsx');
const fetchDetails = () => import('../composition/details.ts');
const fetchPlaylist = () => import('../composition/playlist.tsx');
const fetchBrowse = () => import('../composition/browse.ts');
const fetchSearch = () => import('../composition/search.ts');

const home = lazyModule(fetchHome, []);
const details = lazyModule(fetchDetails, ['access', 'details', 'playback']);
const playlist = lazyModule(fetchPlaylist, ['access', 'browse']);
const browse = lazyModule(fetchBrowse, ['access', 'browse']);
const member = lazyModule(() => import('../composition/member.tsx'), ['favorites']);
const progress = lazyModule(() => import('../composition/progress.ts'), ['progress']);
const coaching = lazyModule(() => import('../composition/coaching.ts'), ['coaching']);
const stack = lazyModule(() => import('../composition/stack.ts'), ['stack']);
const about = lazyModule(() => import('../composition/about.ts'), ['about']);
/** Also what search needs once its field is used. */
export const search = lazyModule(fetchSearch, ['browse', 'search']);
/** The demo page, and the config-id prompt. */
export const configuration = lazyModule(() => import('../composition/configuration.ts'), ['configuration']);

/** The start without a connection, and what then shows instead of every screen. */
export const fetchOffline = () => import('../composition/offline.tsx');

/** @param parameter the first parameter of the path, still encoded */
type Loader = (provide: Provide, queries: QueryClient, parameter: string) => Promise<void>;

/** A screen and its path. */
export interface AppRoute {
  readonly pattern: string;
  readonly screen: LazyModule<ComponentType>;
  /** Whether the screen stands alone, without header and footer. */
  readonly standsAlone?: true;
  /** The code that loads the data at the top of the screen, for a visit that starts there. */
  readonly loader?: () => Promise<Loader>;
}

const prepareBrowse = async () => (await fetchBrowse()).prepareList;

/**
 * The screens of the app. The page's first script also reads this table, before the app's code is loaded: the table imports
 * React and screens only as types, or by `import()`.
 */
export const ROUTES: readonly AppRoute[] = [
  {
    pattern: HOME_PATH,
    screen: lazyExport(home, (code) => code.HomeScreen),
    loader: async () => (await fetchHome()).prepareHome,
  },
  {
    pattern: WORKOUT_PATTERN,
    screen: lazyExport(details, (code) => code.WorkoutScreen),
    loader: async () => (await fetchDetails()).prepareWorkout,
  },
  { pattern: PROGRAM_PATTERN, screen: lazyExport(details, (code) => code.ProgramScreen) },
  { pattern: MEDIA_PATTERN, screen: lazyExport(details, (code) => code.MediaByIdScreen) },
  { pattern: SERIES_LINK_PATTERN, screen: lazyExport(details, (code) => code.SeriesLinkScreen) },
  {
    pattern: PLAYLIST_PATTERN,
    screen: lazyExport(playlist, (code) => code.PlaylistPage),
    loader: async () => (await fetchPlaylist()).prepareList,
  },
  { pattern: SEARCH_PATTERN, screen: lazyExport(search, (code) => code.SearchScreen) },
  {
    pattern: PROGRAMS_PATH,
    screen: lazyExport(search, (code) => code.ProgramsScreen),
    loader: async () => (await fetchSearch()).prepareList,
  },
  {
    pattern: WORKOUTS_PATH,
    screen: lazyExport(browse, (code) => code.BrowseScreen),
    loader: prepareBrowse,
  },
  { pattern: DAILY_PATH, screen: lazyExport(browse, (code) => code.DailyScreen), loader: prepareBrowse },
  {
    pattern: DAILY_HISTORY_PATH,
    screen: lazyExport(browse, (code) => code.DailyHistoryScreen),
    loader: prepareBrowse,
  },
  { pattern: STACK_PATH, screen: lazyExport(stack, (code) => code.StackScreen) },
  { pattern: COACHING_PATH, screen: lazyExport(coaching, (code) => code.CoachingScreen) },
  { pattern: PROGRESS_PATH, screen: lazyExport(progress, (code) => code.ProgressScreen) },
  { pattern: WATCH_HISTORY_PATH, screen: lazyExport(progress, (code) => code.HistoryScreen) },
  {
    pattern: MOBILE_PROGRESS_PATH,
    screen: lazyExport(progress, (code) => code.MobileProgressScreen),
    standsAlone: true,
  },
  { pattern: ABOUT_PATH, screen: lazyExport(about, (code) => code.AboutScreen) },
  { pattern: DEMO_PATH, screen: lazyExport(configuration, (code) => code.DemoScreen) },
  { pattern: MEMBER_PATTERN, screen: lazyExport(member, (code) => code.MemberScreen) },
];

/** Undefined if no screen matches. */
export const routeAt = (path: string): AppRoute | undefined =>
  ROUTES.find(({ pattern }) => matchPattern(pattern, path));
