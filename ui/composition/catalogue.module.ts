import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { FindStartTarget, makeFindStartTarget } from '#application/catalogue/find-start-target.ts';
import { LoadWatchlist, makeLoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import {
  makeOpenMedia,
  makeOpenProgram,
  makeOpenWorkout,
  OpenMedia,
  OpenProgram,
  OpenWorkout,
} from '#application/catalogue/open-media.ts';
import { makeOpenSeries, OpenSeries } from '#application/catalogue/open-series.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { ImageAddresses } from '#application/ports/image-addresses.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { SeriesSource } from '#application/ports/series-source.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import type { Module } from './container.ts';
import { AccountApiClient, Cdn, HttpClient } from './platform.module.ts';

/** What there is to watch. */
export const catalogueModule: Module = (bindTo) => {
  bindTo(
    MediaCatalogue,
    (http, cdn, accountApi, reporter, { siteId }) =>
      makeCdnMediaCatalogue(http, cdn, accountApi, reporter, siteId),
    [HttpClient, Cdn, AccountApiClient, Reporter, CurrentConfig],
  );
  bindTo(SlugDirectory, (api) => makeApiSlugDirectory(api), [AccountApiClient]);
  bindTo(WorkoutDetailsSource, makeApiWorkoutDetails, [AccountApiClient, Reporter]);
  bindTo(ImageAddresses, (cdn, { imageNames }) => makeCdnImageAddresses(cdn, imageNames), [
    Cdn,
    CurrentConfig,
  ]);
  bindTo(OpenWorkout, makeOpenWorkout, [SlugDirectory, MediaCatalogue]);
  bindTo(OpenProgram, makeOpenProgram, [SlugDirectory, MediaCatalogue]);
  bindTo(OpenMedia, makeOpenMedia, [OpenWorkout, OpenProgram, MediaCatalogue]);
  bindTo(FindStartTarget, makeFindStartTarget, [MediaCatalogue]);
  bindTo(SeriesSource, makeCdnSeries, [HttpClient, Cdn, Reporter]);
  bindTo(OpenSeries, makeOpenSeries, [SeriesSource, MediaCatalogue]);
  bindTo(LoadWatchlist, makeLoadWatchlist, [MediaCatalogue, Reporter]);
};
