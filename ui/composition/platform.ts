import { ContainerModule } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { makeAccountApi, type AccountApi } from '#adapters/account-api/account-api.ts';
import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { makeBrowserCookies } from '#adapters/browser/browser-cookies.ts';
import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';
import { makeBrowserCouchMode } from '#adapters/browser/browser-couch-mode.ts';
import { makeBrowserLanguagePreferences } from '#adapters/browser/browser-language-preferences.ts';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import { makeBrowserPageLifecycle } from '#adapters/browser/browser-page-lifecycle.ts';
import { consoleReporter } from '#adapters/browser/console-reporter.ts';
import { makeSafeStorage, type SafeStorage } from '#adapters/browser/safe-storage.ts';
import { storagePerAccountApi, type AccountApiStorage } from '#adapters/browser/storage-per-account-api.ts';
import { cdnAddresses, type CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import type { PlatformDefaults } from '#adapters/app-host/webapp-ini-settings.ts';
import type { LoadPlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import { makeHttp, type Http } from '#adapters/http/http.ts';
import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
} from '#application/configuration/current-configuration.ts';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import type { Playback } from '#application/playback/playback.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { makeReporterWithErrorReports } from '#application/error-reporting/reporter-with-error-reports.ts';
import { Clock } from '#application/ports/clock.ts';
import { Cookies } from '#application/ports/cookies.ts';
import { CouchMode } from '#application/ports/couch-mode.ts';
import { ErrorReports } from '#application/ports/error-reports.ts';
import { LanguagePreferences } from '#application/ports/language-preferences.ts';
import { Network } from '#application/ports/network.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { token } from '#application/injection/token.ts';
import type { Provide } from '../session/use-injection.ts';

/** The environment that the app runs in: a browser, or a test's substitute. */
export interface Environment {
  readonly window: Window;
  /** Sends requests; also returns prefetched responses. */
  readonly fetch: typeof fetch;
  /** If omitted, the library loads as a script of the window. */
  readonly loadPlayerLibrary?: LoadPlayerLibrary;
  /** For a settings file that does not name the platform. */
  readonly platformDefaults: PlatformDefaults;
  readonly errorReports: ErrorReports;
}
export const Environment = token<Environment>('Environment');

/** Loads container modules into the app's container, each of them once. */
export type LoadModules = (modules: readonly ContainerModule[]) => void;
export const LoadModules = token<LoadModules>('LoadModules');

/** Makes what an area exports as `install`: it loads the container modules that the code of the area depends on. */
export const installer =
  (...modules: readonly ContainerModule[]) =>
  (provide: Provide): void =>
    provide(LoadModules)(modules);

export const HttpClient = token<Http>('Http');
export const Cdn = token<CdnAddresses>('CdnAddresses');
export const AccountApiClient = token<AccountApi>('AccountApi');
/** The browser's storage. */
export const BrowserStorage = token<SafeStorage>('BrowserStorage');
/** The browser's storage for what belongs to the members and visitors of the account API. */
export const AccountStorage = token<AccountApiStorage>('AccountStorage');

/** Bindings shared by all areas: the browser and the platform's two servers. */
export const platformModule = new ContainerModule(({ bind }) => {
  bind(HttpClient).toResolvedValue(({ fetch }) => makeHttp(fetch), [Environment]);
  bind(Cdn).toResolvedValue(({ cdn }) => cdnAddresses(cdn), [CurrentSettings]);
  bind(AccountApiClient).toResolvedValue(
    (http, { accountApi }) => makeAccountApi(http, accountApi),
    [HttpClient, CurrentConfig],
  );
  bind(BrowserStorage).toResolvedValue(
    ({ window }) => makeSafeStorage(() => window.localStorage),
    [Environment],
  );
  bind(AccountStorage).toResolvedValue(
    (storage, { accountApi: api }, source, { defaultConfigSource }) =>
      storagePerAccountApi(storage, { api, isDefault: source === defaultConfigSource }),
    [BrowserStorage, CurrentConfig, CurrentSource, CurrentSettings],
  );
  bind(Network).toResolvedValue(({ window }) => makeBrowserNetwork(window), [Environment]);
  bind(LanguagePreferences).toResolvedValue(
    (storage, { window }) => makeBrowserLanguagePreferences(storage, window.navigator),
    [BrowserStorage, Environment],
  );
  bind(CouchMode).toResolvedValue(
    (storage, { window }) => makeBrowserCouchMode(storage, window),
    [BrowserStorage, Environment],
  );
  bind(PageLifecycle).toResolvedValue(({ window }) => makeBrowserPageLifecycle(window), [Environment]);
  bind(AddressBar).toResolvedValue(
    ({ window, fetch }) => makeBrowserAddressBar(window.location, fetch),
    [Environment],
  );
  bind(Clock).toResolvedValue(({ platformTime }) => makeBrowserClock(platformTime), [CurrentSettings]);
  bind(Cookies).toResolvedValue(({ window }) => makeBrowserCookies(window.document), [Environment]);
  bind(ErrorReports).toResolvedValue(({ errorReports }) => errorReports, [Environment]);
  bind(Reporter).toResolvedValue(
    (errorReports) => makeReporterWithErrorReports(consoleReporter, errorReports),
    [ErrorReports],
  );
  bind(CurrentPlayback).toResolvedValue(() => new BehaviorSubject<Playback | null>(null));
});
