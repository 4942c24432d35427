import { lazyModule } from '../shell/lazy-module.ts';

/** The detail pages that most visits never see, each with code of its own. */
export const loadSeriesPage = lazyModule(() => import('./series-page.tsx'));
export const loadEpisodePage = lazyModule(() => import('./episode-page.tsx'));
export const loadStaticPage = lazyModule(() => import('./static-page.tsx'));
export const loadHubPage = lazyModule(() => import('./hub-page.tsx'));
