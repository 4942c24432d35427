/** The code of a screen: fetched when it is first asked for, and at hand from then on. */
export interface ScreenCode<Module> {
  (): Promise<Module>;
  /** Null while it has not arrived. */
  arrived(): Module | null;
}

function screenCode<Module>(fetchCode: () => Promise<Module>): ScreenCode<Module> {
  let code: Module | null = null;
  const load = async () => (code = await fetchCode());
  return Object.assign(load, { arrived: () => code });
}

export const loadHome = screenCode(() => import('../catalogue/home-screen.tsx'));
export const loadMedia = screenCode(() => import('../catalogue/media-screen.tsx'));
export const loadPlaylist = screenCode(() => import('../catalogue/playlist-screen.tsx'));
export const loadBrowse = screenCode(() => import('../catalogue/browse-screen.tsx'));
export const loadDaily = screenCode(() => import('../catalogue/daily-screen.tsx'));
export const loadSearch = screenCode(() => import('../search/search-screen.tsx'));
/** What the header's search field needs when it is used. */
export const loadSearchBox = screenCode(() => import('../search/search-box.tsx'));
export const loadPrograms = screenCode(() => import('../catalogue/programs-screen.tsx'));

const BY_FIRST_PART = new Map<string, () => Promise<unknown>>([
  ['', loadHome],
  ['workout', loadMedia],
  ['program', loadMedia],
  ['m', loadMedia],
  ['p', loadPlaylist],
  ['workouts', loadBrowse],
  ['365', loadDaily],
  ['q', loadSearch],
  ['programs', loadPrograms],
]);

/**
 * Fetches the code of the screen at an address; nothing where no screen is there.
 *
 * @param path below the base path, `/workout/morning-flow` for example
 */
export async function loadScreenAt(path: string): Promise<void> {
  await BY_FIRST_PART.get(path.split('/')[1] ?? '')?.();
}
