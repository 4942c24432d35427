import { ContainerModule } from 'inversify';
import { makeStoredRecentSearches } from '#adapters/browser/stored-recent-searches.ts';
import { makePlatformCatalogueSearch } from '#adapters/search/platform-catalogue-search.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { TitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { CatalogueSearch } from '#application/ports/catalogue-search.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { RecentSearchStore } from '#application/ports/recent-search-store.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { ViewerStorage } from '#application/ports/viewer-storage.ts';
import { makeRecentSearches, RecentSearches } from '#application/search/recent-searches.ts';
import { makeSearchCatalogue, SearchCatalogue } from '#application/search/search-catalogue.ts';
import { makeSearchWithPublicTitles } from '#application/search/search-with-public-titles.ts';
import { token } from '#application/injection/token.ts';
import browse from '../i18n/en-US/browse.json';
import search from '../i18n/en-US/search.json';
import { AccountApiClient, AccountStorage, Cdn, HttpClient, installer } from './platform.ts';

export { ProgramsScreen } from '../search/programs-screen.tsx';
export { SearchInAddress, SearchOverlay } from '../search/search-overlay.tsx';
export { SearchScreen } from '../search/search-screen.tsx';
export { prepareList } from '../queries/use-paged-playlist.ts';
export const texts = { browse, search };

/** The platform's search, which knows no public titles. */
export const PlatformSearch = token<CatalogueSearch>('PlatformSearch');

/** Bindings for search. */
const searchModule = new ContainerModule(({ bind }) => {
  bind(PlatformSearch).toResolvedValue(
    (http, cdn, accountApi, reporter) => makePlatformCatalogueSearch({ http, cdn, accountApi }, reporter),
    [HttpClient, Cdn, AccountApiClient, Reporter],
  );
  bind(CatalogueSearch).toResolvedValue(makeSearchWithPublicTitles, [
    PlatformSearch,
    MediaCatalogue,
    CurrentViewer,
    CurrentConfig,
  ]);
  bind(SearchCatalogue).toResolvedValue(
    (search, catalogue, { features }, titleOf) =>
      makeSearchCatalogue(search, catalogue, features.search, titleOf),
    [CatalogueSearch, MediaCatalogue, CurrentConfig, TitleForViewer],
  );
  bind(RecentSearchStore).toResolvedValue(makeStoredRecentSearches, [AccountStorage, Reporter]);
  bind(RecentSearches).toResolvedValue(makeRecentSearches, [CurrentViewer, ViewerStorage, RecentSearchStore]);
});

export const install = installer(searchModule);
