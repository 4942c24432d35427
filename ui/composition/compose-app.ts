import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { StartSession } from '#application/account/start-session.ts';
import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
} from '#application/configuration/current-configuration.ts';
import { makeLoadConfiguration, type Configuration } from '#application/configuration/load-configuration.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { configSourceIn, DEMO_PATH, matchPattern, pathBelowBase } from '#domain/navigation/paths.ts';
import { makeConfigSource } from '#adapters/app-host/config-source.ts';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredChosenSource } from '#adapters/browser/stored-chosen-source.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { Provide } from '../session/use-injection.ts';
import { accountModule } from './account.module.ts';
import { analyticsModule } from './analytics.module.ts';
import { catalogueModule } from './catalogue.module.ts';
import { AppContainer } from './app-container.ts';
import { Environment } from './environment.ts';
import { platformModule } from './platform.module.ts';

/** Loads the settings and the config. */
export function loadConfiguration({
  window,
  fetch,
  platformDefaults,
  errorReports,
}: Environment): Promise<Configuration> {
  const http = makeHttp(fetch);
  const load = makeLoadConfiguration(
    makeWebappIniSettings(http, platformDefaults),
    makeConfigSource(http, window.location),
    makeStoredChosenSource(makeSafeStorage(() => window.localStorage)),
    errorReports,
  );
  const { pathname, search } = window.location;
  return load({
    requested: configSourceIn(new URLSearchParams(search)),
    isDemo: matchPattern(DEMO_PATH, pathBelowBase(pathname)) !== null,
  });
}

/** Composes the app from an environment and a configuration, and starts it. Each dependency is created once, on first use. */
export function composeApp(environment: Environment, { settings, config, source }: Configuration): Provide {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(AppContainer).toConstantValue(container);
  container.bind(Environment).toConstantValue(environment);
  container.bind(CurrentSettings).toConstantValue(settings);
  container.bind(CurrentConfig).toConstantValue(config);
  container.bind(CurrentSource).toConstantValue(source);
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
