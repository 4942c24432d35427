import { ContainerModule } from 'inversify';
import { Subject } from 'rxjs';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { makeApiWorkoutPlan } from '#adapters/account-api/api-workout-plan.ts';
import { makeWebLocksMutex } from '#adapters/browser/web-locks-mutex.ts';
import { makeStoredStacks } from '#adapters/browser/stored-stacks.ts';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { AccountSite, makeAccountSite } from '#application/account/account-site.ts';
import { CurrentViewer, makeCurrentViewer } from '#application/account/current-viewer.ts';
import { makeOutbox, Outbox } from '#application/account/outbox.ts';
import { SignOutEvent } from '#application/account/sign-out-event.ts';
import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
} from '#application/configuration/current-configuration.ts';
import { FavoritesStore, makeFavoritesStore } from '#application/favorites/favorites-store.ts';
import {
  FinishedWorkoutEvents,
  makeFinishedWorkoutEvents,
} from '#application/history/finished-workout-events.ts';
import { makeWatchHistoryStore, WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { AccountServer } from '#application/ports/account-server.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Clock } from '#application/ports/clock.ts';
import { Network } from '#application/ports/network.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { StackStorage } from '#application/ports/stack-storage.ts';
import { ViewerStorage } from '#application/ports/viewer-storage.ts';
import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import { CrossTabLock } from '#application/ports/cross-tab-lock.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { makeStackStore, StackStore } from '#application/stack/stack-store.ts';
import { isAccepted } from '#domain/configuration/choose-config-source.ts';
import { triedConfigLink } from '#domain/navigation/paths.ts';
import { AccountApiClient, AccountStorage, Environment } from './platform.ts';

/** Bindings for the current viewer and the viewer's data. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(AccountServer).toResolvedValue(makeApiAccountServer, [AccountApiClient, Reporter]);
  bind(WorkoutPlanSource).toResolvedValue(makeApiWorkoutPlan, [AccountApiClient, Reporter]);
  bind(ViewerStorage).toResolvedValue(
    (storage, { window }, reporter) => makeBrowserViewerStorage(storage, window, reporter),
    [AccountStorage, Environment, Reporter],
  );
  bind(CurrentViewer).toResolvedValue(makeCurrentViewer, [
    AccountServer,
    ViewerStorage,
    Network,
    PageLifecycle,
    Clock,
  ]);
  bind(Outbox).toResolvedValue(makeOutbox, [
    AccountServer,
    ViewerStorage,
    CurrentViewer,
    PageLifecycle,
    CrossTabLock,
    Clock,
    Network,
  ]);
  bind(CrossTabLock).toResolvedValue(
    ({ window }, { prefix }) => makeWebLocksMutex(window, prefix),
    [Environment, AccountStorage],
  );
  bind(WatchHistoryStore).toResolvedValue(makeWatchHistoryStore, [CurrentViewer, ViewerStorage, Outbox]);
  bind(FavoritesStore).toResolvedValue(
    (viewer, records, outbox, { maxFavorites: mostFavorites }) =>
      makeFavoritesStore(viewer, records, outbox, mostFavorites),
    [CurrentViewer, ViewerStorage, Outbox, CurrentConfig],
  );
  bind(StackStorage).toResolvedValue(makeStoredStacks, [AccountStorage, Reporter]);
  bind(StackStore).toResolvedValue(makeStackStore, [
    CurrentViewer,
    ViewerStorage,
    StackStorage,
    WatchHistoryStore,
  ]);
  bind(AccountSite).toResolvedValue(
    (addressBar, { accountSite }, source, settings, { window }) =>
      makeAccountSite(
        addressBar,
        accountSite,
        isAccepted(source, settings) ? null : window.location.origin + triedConfigLink(source),
      ),
    [AddressBar, CurrentConfig, CurrentSource, CurrentSettings, Environment],
  );
  bind(SignOutEvent).toResolvedValue(() => new Subject<void>());
  bind(FinishedWorkoutEvents).toResolvedValue(makeFinishedWorkoutEvents, [
    CurrentViewer,
    ViewerStorage,
    Outbox,
    Clock,
  ]);
});
