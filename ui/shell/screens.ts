import { screenCode } from './screen-code.ts';

export const loadHome = screenCode(() => import('../catalogue/home-screen.tsx'));
/** With the container module of what plays. */
export const loadMedia = screenCode(() => import('../composition/media-pages.tsx'));
export const loadPlaylist = screenCode(() => import('../catalogue/playlist-screen.tsx'));
export const loadBrowse = screenCode(() => import('../catalogue/browse-screen.tsx'));
export const loadDaily = screenCode(() => import('../catalogue/daily-screen.tsx'));
export const loadSearch = screenCode(() => import('../search/search-screen.tsx'));
/** What the header's search field needs when it is used. */
export const loadSearchBox = screenCode(() => import('../search/search-box.tsx'));
export const loadPrograms = screenCode(() => import('../catalogue/programs-screen.tsx'));
export const loadSeriesLink = screenCode(() => import('../catalogue/series-link-screen.tsx'));
export const loadMember = screenCode(() => import('../account/member-screen.tsx'));

const BY_FIRST_PART = new Map<string, () => Promise<unknown>>([
  ['', loadHome],
  ['workout', loadMedia],
  ['program', loadMedia],
  ['m', loadMedia],
  ['s', loadSeriesLink],
  ['p', loadPlaylist],
  ['workouts', loadBrowse],
  ['365', loadDaily],
  ['q', loadSearch],
  ['programs', loadPrograms],
  ['u', loadMember],
]);

/**
 * Fetches the code of the screen at an address; nothing where no screen is there.
 *
 * @param path below the base path, `/workout/morning-flow` for example
 */
export async function loadScreenAt(path: string): Promise<void> {
  await BY_FIRST_PART.get(path.split('/')[1] ?? '')?.();
}
