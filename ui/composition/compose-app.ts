import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { StartSession } from '#application/account/start-session.ts';
import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
  CurrentTexts,
} from '#application/configuration/current-configuration.ts';
import { makeLoadConfiguration, type Configuration } from '#application/configuration/load-configuration.ts';
import { mayStartOffline } from '#application/offline/may-start-offline.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { configSourceIn, DEMO_PATH, matchPattern, pathBelowBase } from '#domain/navigation/paths.ts';
import { makeConfigSource } from '#adapters/app-host/config-source.ts';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { BACKGROUND } from '#adapters/browser/storage-keys.ts';
import { makeStoredChosenSource } from '#adapters/browser/stored-chosen-source.ts';
import { makeHttp, type Http } from '#adapters/http/http.ts';
import type { StartConfiguration } from '../session/start-configuration.ts';
import type { Provide } from '../session/use-injection.ts';
import { accountModule } from './account.module.ts';
import { analyticsModule } from './analytics.module.ts';
import { catalogueModule } from './catalogue.module.ts';
import { AppContainer } from './app-container.ts';
import { Environment } from './environment.ts';
import { platformModule } from './platform.module.ts';

/** Loads the settings and the config, or what the last start received if nothing answers. */
export async function loadConfiguration(environment: Environment): Promise<StartConfiguration> {
  const { window, fetch, platformDefaults, errorReports } = environment;
  const http = makeHttp(fetch);
  const texts: string[] = [];
  const noting: Http = {
    ...http,
    text: async (...request) => {
      const text = await http.text(...request);
      texts.push(text);
      return text;
    },
  };
  const storage = makeSafeStorage(() => window.localStorage);
  const chosen = makeStoredChosenSource(storage);
  const load = makeLoadConfiguration(
    makeWebappIniSettings(noting, platformDefaults),
    makeConfigSource(noting, window),
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
    return isDemo ? configuration : { ...configuration, received: texts };
  } catch (failure) {
    if (!mayStartOffline(failure, requested)) throw failure;
    const code = await import('./offline-start.ts').catch(() => null);
    if (!code) throw failure;
    return code.startOffline(environment, failure);
  }
}

/** Composes the app from an environment and a configuration, and starts it. Each dependency is created once, on first use. */
export function composeApp(environment: Environment, configuration: Configuration): Provide {
  const { settings, config, source, received = [] } = configuration;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(AppContainer).toConstantValue(container);
  container.bind(Environment).toConstantValue(environment);
  container.bind(CurrentSettings).toConstantValue(settings);
  container.bind(CurrentConfig).toConstantValue(config);
  container.bind(CurrentSource).toConstantValue(source);
  container.bind(CurrentTexts).toConstantValue(received);
  container.load(platformModule, accountModule, analyticsModule, catalogueModule);
  // From here on it identifies the member, and notices the first interaction.
  container.get(Analytics);
  container.get(StartSession)();
  const { href } = environment.window.location;
  import('./data-layer.module.ts').then(
    ({ pushPageLoad }) => pushPageLoad(container, href),
    () => undefined,
  );
  return (token) => container.get(token);
}
