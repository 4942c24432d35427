import { ContainerModule } from 'inversify';
import { makePlatformCatalogueSearch } from '#adapters/search/platform-catalogue-search.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { CatalogueSearch } from '#application/ports/catalogue-search.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { makeSearchCatalogue, SearchCatalogue } from '#application/search/search-catalogue.ts';
import { AccountApiClient, Cdn, HttpClient } from './platform.module.ts';

/** Bindings for search. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(CatalogueSearch).toResolvedValue(
    (http, cdn, accountApi, { accountApi: apiBase }, reporter) =>
      makePlatformCatalogueSearch({ http, cdn, accountApi, apiBase }, reporter),
    [HttpClient, Cdn, AccountApiClient, CurrentConfig, Reporter],
  );
  bind(SearchCatalogue).toResolvedValue(
    (platform, { features }) => makeSearchCatalogue(platform, features.search),
    [CatalogueSearch, CurrentConfig],
  );
});
