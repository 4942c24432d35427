import { ContainerModule } from 'inversify';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { makeBrowserDownloads } from '#adapters/browser/browser-downloads.ts';
import { makeBrowserSharing } from '#adapters/browser/browser-sharing.ts';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { makeLoadSeries, LoadSeries } from '#application/catalogue/load-series.ts';
import { Downloads } from '#application/ports/downloads.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { SeriesSource } from '#application/ports/series-source.ts';
import { Sharing } from '#application/ports/sharing.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import details from '../i18n/en-US/details.json';
import { AccountApiClient, Cdn, Environment, HttpClient, installer } from './platform.ts';
import { pictureSharingModule } from './picture-sharing.ts';
import { playbackModule, texts as playbackTexts } from './playback.ts';
import { progressModule } from './progress-source.ts';

export {
  MediaByIdScreen,
  prepareWorkout,
  ProgramScreen,
  SeriesLinkScreen,
  WorkoutScreen,
} from '../details/media-screen.tsx';
export const texts = { ...playbackTexts, details };

/** Bindings for the pages of one item. */
const detailsModule = new ContainerModule(({ bind }) => {
  bind(WorkoutDetailsSource).toResolvedValue(makeApiWorkoutDetails, [AccountApiClient, Reporter]);
  bind(SeriesSource).toResolvedValue(makeCdnSeries, [HttpClient, Cdn, Reporter]);
  bind(LoadSeries).toResolvedValue(makeLoadSeries, [SeriesSource, MediaCatalogue]);
  bind(Downloads).toResolvedValue(({ window }) => makeBrowserDownloads(window.document), [Environment]);
  bind(Sharing).toResolvedValue(({ window }) => makeBrowserSharing(window.navigator), [Environment]);
});

export const install = installer(playbackModule, detailsModule, pictureSharingModule, progressModule);
