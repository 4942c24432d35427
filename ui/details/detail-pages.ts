import { lazyModule } from '../navigation/lazy-module.ts';

/** The less common detail pages, each loaded lazily. */
export const loadSeriesPage = lazyModule(async () => (await import('./series/series-page.tsx')).SeriesPage);
export const loadEpisodePage = lazyModule(
  async () => (await import('./series/episode-page.tsx')).EpisodePage,
);
export const loadStaticPage = lazyModule(async () => (await import('./static-page.tsx')).StaticPage);
export const loadHubPage = lazyModule(async () => (await import('./hub-page.tsx')).HubPage);
