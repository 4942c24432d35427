import type { SearchServers } from '#adapters/cdn/platform-catalogue-search.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { CatalogueSearch } from '#application/ports/catalogue-search.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { makeSearchCatalogue, SearchCatalogue } from '#application/search/search-catalogue.ts';
import { moduleOf } from './bindings.ts';
import { AccountApiClient, Cdn, HttpClient } from './platform.module.ts';

/** Searching. */
export const searchModule = moduleOf((bindTo) => {
  bindTo(
    CatalogueSearch,
    (http, cdn, accountApi, { accountApi: apiBase }, reporter) =>
      searchWhenUsed({ http, cdn, accountApi, apiBase }, reporter),
    [HttpClient, Cdn, AccountApiClient, CurrentConfig, Reporter],
  );
  bindTo(SearchCatalogue, (platform, { features }) => makeSearchCatalogue(platform, features.search), [
    CatalogueSearch,
    CurrentConfig,
  ]);
});

/** Its code comes with the first search: most visits have none. */
function searchWhenUsed(servers: SearchServers, reporter: Reporter): CatalogueSearch {
  const code = async (): Promise<CatalogueSearch> => {
    const { makePlatformCatalogueSearch } = await import('#adapters/cdn/platform-catalogue-search.ts');
    return makePlatformCatalogueSearch(servers, reporter);
  };
  return {
    inPlaylist: async (list, asked) => (await code()).inPlaylist(list, asked),
    everywhere: async (asked) => (await code()).everywhere(asked),
    programs: async (asked) => (await code()).programs(asked),
  };
}
