import { ContainerModule } from 'inversify';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { LoadWatchlist, makeLoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import {
  makeFindMediaByAddress,
  makeFindProgram,
  makeFindWorkout,
  FindMediaByAddress,
  FindProgram,
  FindWorkout,
} from '#application/catalogue/find-media-by-address.ts';
import { makeTitleForViewer, TitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { Clock } from '#application/ports/clock.ts';
import { ImageAddresses } from '#application/ports/image-addresses.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import { AccountApiClient, Cdn, HttpClient } from './platform.ts';

/** Bindings for the catalogue. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(MediaCatalogue).toResolvedValue(
    (http, cdn, accountApi, reporter, { siteId }) =>
      makeCdnMediaCatalogue(http, cdn, accountApi, reporter, siteId),
    [HttpClient, Cdn, AccountApiClient, Reporter, CurrentConfig],
  );
  bind(SlugDirectory).toResolvedValue(makeApiSlugDirectory, [AccountApiClient, Clock]);
  bind(ImageAddresses).toResolvedValue(
    (cdn, { imageNames }) => makeCdnImageAddresses(cdn, imageNames),
    [Cdn, CurrentConfig],
  );
  bind(FindWorkout).toResolvedValue(makeFindWorkout, [SlugDirectory, MediaCatalogue, CurrentConfig]);
  bind(FindProgram).toResolvedValue(makeFindProgram, [SlugDirectory, MediaCatalogue, CurrentConfig]);
  bind(FindMediaByAddress).toResolvedValue(makeFindMediaByAddress, [
    FindWorkout,
    FindProgram,
    MediaCatalogue,
  ]);
  bind(TitleForViewer).toResolvedValue(makeTitleForViewer, [CurrentViewer, CurrentConfig]);
  bind(LoadWatchlist).toResolvedValue(makeLoadWatchlist, [MediaCatalogue, Reporter]);
});
