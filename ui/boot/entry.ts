import textFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { withTimeout } from '#application/with-timeout.ts';
import {
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  HOME_PATH,
  matchPattern,
  pathBelowBase,
  PLAYLIST_PATTERN,
  PROGRAMS_PATH,
  PROGRESS_PATH,
  WORKOUT_PATTERN,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { initialLanguage } from './initial-language.ts';
import { showKeptScreen } from './kept-screen.ts';
import { showNotLoadedNotice } from '../feedback/not-loaded-notice.ts';
import { keepPresses } from '../app/keep-presses.ts';
import { routeAt } from '../app/routes.ts';
import type { Prefetched } from './prefetch.ts';
import type { FirstPage } from './first-screen/first-page.ts';

declare global {
  interface Window {
    /** Settles when the prefetch has sent its requests; undefined if the page has no prefetch. */
    prefetched?: Promise<Prefetched | undefined>;
  }
}

const path = pathBelowBase(window.location.pathname);

type FetchFirstPage = () => Promise<{ readonly firstPage: FirstPage }>;
type FirstPages = readonly (readonly [pattern: string, fetch: FetchFirstPage])[];

/** The pages that show, with their picture, before the app's code is there. */
const WITH_PICTURE: FirstPages = [
  [HOME_PATH, () => import('./first-screen/first-home.tsx')],
  [WORKOUT_PATTERN, () => import('./first-screen/first-workout.tsx')],
];

const fetchList: FetchFirstPage = () => import('./first-screen/first-list.tsx');

/** The pages whose heading shows until the app is there. */
const WITH_HEADING: FirstPages = [
  ...[WORKOUTS_PATH, PROGRAMS_PATH, DAILY_PATH, DAILY_HISTORY_PATH, PLAYLIST_PATTERN].map(
    (pattern) => [pattern, fetchList] as const,
  ),
  [PROGRESS_PATH, () => import('./first-screen/first-progress.tsx')],
];

/** How long the app's code waits for both, in milliseconds. */
const FIRST_SCREEN_WAIT_MS = 1500;

/** How long the code of the first screen waits for the picture, in milliseconds. */
const PICTURE_WAIT_MS = 250;

const fetchOf = (pages: FirstPages): FetchFirstPage | undefined =>
  pages.find(([pattern]) => matchPattern(pattern, path))?.[1];

const fetchWithPicture = fetchOf(WITH_PICTURE);
const fetchFirstPage = fetchWithPicture ?? fetchOf(WITH_HEADING);

// Long texts move when their font arrives after them; it would share the network with the picture.
if (!fetchWithPicture) {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href: textFont,
  });
  document.head.append(link);
}

const place = document.getElementById('first-screen');
if (place) keepPresses(place);
if (place && path === HOME_PATH && import.meta.env.PROD)
  showKeptScreen(initialLanguage(window).code, place).catch(() => undefined);

const picturePainted = async (): Promise<void> => (await window.prefetched)?.picture;

async function showFirstScreen(): Promise<void> {
  if (!place || !fetchFirstPage || !import.meta.env.PROD) return;
  // On a fast network the picture is there first, and running code would keep it from being painted.
  await withTimeout(picturePainted(), PICTURE_WAIT_MS, () => undefined);
  const [{ showFirstScreen: show }, { firstPage }] = await Promise.all([
    import('./first-screen/first-screen.tsx'),
    fetchFirstPage(),
  ]);
  await show(place, firstPage);
  // Painted before the app's code runs.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

const shown = showFirstScreen().catch(() => undefined);

/*
 * The app's code runs after the prefetch has sent its requests, since it would send them too, and after a first screen with a picture
 * has been painted, since it would keep the page from showing it.
 */
withTimeout(
  Promise.all([window.prefetched, fetchWithPicture && shown]),
  FIRST_SCREEN_WAIT_MS,
  () => undefined,
)
  .then(() => {
    const app = import('./main.tsx');
    const language = initialLanguage(window);
    // If texts or the screen's code fail to load, the app retries and reports it.
    language.load([]).catch(() => undefined);
    routeAt(path)
      ?.screen.fetch(language)
      .catch(() => undefined);
    return app;
  })
  .catch(showNotLoadedNotice);
