import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';

/* The less common detail pages, each loaded lazily. */
export const seriesPage = lazyExport(
  lazyModule(() => import('./series/series-page.tsx'), []),
  (code) => code.SeriesPage,
);
export const seriesLink = lazyExport(
  lazyModule(() => import('./series/series-link-screen.tsx'), []),
  (code) => code.SeriesLinkScreen,
);
export const episodePage = lazyExport(
  lazyModule(() => import('./series/episode-page.tsx'), []),
  (code) => code.EpisodePage,
);
export const staticPage = lazyExport(
  lazyModule(() => import('./static-page.tsx'), []),
  (code) => code.StaticPage,
);
export const hubPage = lazyExport(
  lazyModule(() => import('./hub-page.tsx'), []),
  (code) => code.HubPage,
);
