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
