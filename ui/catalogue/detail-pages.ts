import { screenCode } from '../shell/screen-code.ts';

/** The detail pages that most visits never see, each with code of its own. */
export const loadSeriesPage = screenCode(() => import('./series-page.tsx'));
export const loadEpisodePage = screenCode(() => import('./episode-page.tsx'));
export const loadStaticPage = screenCode(() => import('./static-page.tsx'));
export const loadHubPage = screenCode(() => import('./hub-page.tsx'));
