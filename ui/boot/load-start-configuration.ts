import { makeLoadConfiguration, type Configuration } from '#application/configuration/load-configuration.ts';
import { mayStartOffline } from '#application/offline/may-start-offline.ts';
import { configSourceIn, DEMO_PATH, matchPattern, pathBelowBase } from '#domain/navigation/paths.ts';
import { makeConfigLoader } from '#adapters/app-host/config-loader.ts';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { BACKGROUND } from '#adapters/browser/storage-keys.ts';
import { makeStoredConfigSource } from '#adapters/browser/stored-config-source.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { fetchOffline } from '../app/routes.ts';
import type { Environment } from '../composition/platform.ts';

/** Loads the settings and the config, or what the last start received if nothing answers. */
export async function loadConfiguration(environment: Environment): Promise<Configuration> {
  const { window, fetch, platformDefaults, errorReports } = environment;
  const http = makeHttp(fetch);
  const storage = makeSafeStorage(() => window.localStorage);
  const chosen = makeStoredConfigSource(storage);
  const load = makeLoadConfiguration(
    makeWebappIniSettings(http, platformDefaults),
    makeConfigLoader(http, window),
    chosen,
    errorReports,
  );
  const { pathname, search } = window.location;
  const requested = configSourceIn(new URLSearchParams(search));
  const isDemo = matchPattern(DEMO_PATH, pathBelowBase(pathname)) !== null;
  try {
    const configuration = await load({ requested, isDemo });
    // What is tried on the demo page is for that page alone, unless it is chosen.
    if (!isDemo || configuration.source === chosen.stored())
      storage.set(BACKGROUND, configuration.config.styling.backgroundColor ?? '');
    return configuration;
  } catch (failure) {
    if (!mayStartOffline(failure, requested)) throw failure;
    const code = await fetchOffline().catch(() => null);
    if (!code) throw failure;
    return code.loadKeptConfiguration(environment, failure);
  }
}
