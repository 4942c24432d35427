import { ContainerModule } from 'inversify';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { makeBrowserSharing } from '#adapters/browser/browser-sharing.ts';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { makeOpenSeries, OpenSeries } from '#application/catalogue/open-series.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { SeriesSource } from '#application/ports/series-source.ts';
import { Sharing } from '#application/ports/sharing.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import { Environment } from './environment.ts';
import { AccountApiClient, Cdn, HttpClient } from './platform.module.ts';

/** Bindings for the pages of one item; loaded with their code. */
export const detailsModule = new ContainerModule(({ bind }) => {
  bind(WorkoutDetailsSource).toResolvedValue(makeApiWorkoutDetails, [AccountApiClient, Reporter]);
  bind(SeriesSource).toResolvedValue(makeCdnSeries, [HttpClient, Cdn, Reporter]);
  bind(OpenSeries).toResolvedValue(makeOpenSeries, [SeriesSource, MediaCatalogue]);
  bind(Sharing).toResolvedValue(({ window }) => makeBrowserSharing(window.navigator), [Environment]);
});
