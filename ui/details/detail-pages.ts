import { lazyModule } from '../navigation/lazy-module.ts';

/** The detail pages that most visits never see, each with code of its own. */
export const loadSeriesPage = lazyModule(() => import('./series/series-page.tsx'));
export const loadEpisodePage = lazyModule(() => import('./series/episode-page.tsx'));
export const loadStaticPage = lazyModule(() => import('./static-page.tsx'));
export const loadHubPage = lazyModule(() => import('./hub-page.tsx'));
