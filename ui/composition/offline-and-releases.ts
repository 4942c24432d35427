import { ContainerModule } from 'inversify';
import { makeStoredConfiguration } from '#adapters/browser/stored-configuration.ts';
import { makeServiceWorkerReleases } from '#adapters/browser/service-worker-releases.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { KeepForOffline, makeKeepForOffline } from '#application/offline/keep-for-offline.ts';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { isWatchingVideo } from '#application/playback/is-watching-video.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { AppReleases } from '#application/ports/app-releases.ts';
import { Clock } from '#application/ports/clock.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { KeptConfiguration } from '#application/ports/kept-configuration.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { ViewerStorage } from '#application/ports/viewer-storage.ts';
import { makeOfferRelease, OfferRelease } from '#application/releases/offer-release.ts';
import releases from '../i18n/en-US/releases.json';
import { keptItemsModule } from './kept-items.ts';
import { BrowserStorage, Environment, installer } from './platform.ts';

export { OfflineAndReleases } from '../feedback/offline-and-releases.tsx';
export const texts = { releases };

/** Bindings for newer releases, and for what a start without a connection needs. */
const offlineAndReleasesModule = new ContainerModule(({ bind }) => {
  bind(AppReleases).toResolvedValue(({ window }) => makeServiceWorkerReleases(window), [Environment]);
  bind(OfferRelease).toResolvedValue(
    (releases, page, playing$, clock, addressBar) =>
      makeOfferRelease(releases, page, isWatchingVideo(playing$), clock, addressBar),
    [AppReleases, PageLifecycle, CurrentPlayback, Clock, AddressBar],
  );
  bind(KeptConfiguration).toResolvedValue(
    (storage, { window, platformDefaults }) =>
      makeStoredConfiguration(storage, platformDefaults, window.location.origin),
    [BrowserStorage, Environment],
  );
  bind(KeepForOffline).toResolvedValue(makeKeepForOffline, [
    CurrentViewer,
    FavoritesStore,
    WatchHistoryStore,
    ViewerStorage,
    KeptItems,
  ]);
});

export const install = installer(offlineAndReleasesModule, keptItemsModule);
