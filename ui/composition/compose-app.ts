import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { Outbox } from '#application/account/outbox.ts';
import { refreshViewer } from '#application/account/refresh-viewer.ts';
import { identifyViewer } from '#application/analytics/identify-viewer.ts';
import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
  RawConfiguration,
} from '#application/configuration/current-configuration.ts';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { FinishedWorkoutEvents } from '#application/history/finished-workout-events.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { Analytics } from '#application/ports/analytics.ts';
import type { Provide } from '../session/use-injection.ts';
import { accountModule } from './account.ts';
import { analyticsModule } from './analytics.ts';
import { catalogueModule } from './catalogue.ts';
import { Environment, LoadModules, platformModule } from './platform.ts';

/** Composes the app from an environment and a configuration, and starts it. Each dependency is created once, on first use. */
export function composeApp(environment: Environment, configuration: Configuration): Provide {
  const { settings, config, source, raw } = configuration;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Environment).toConstantValue(environment);
  container.bind(CurrentSettings).toConstantValue(settings);
  container.bind(CurrentConfig).toConstantValue(config);
  container.bind(CurrentSource).toConstantValue(source);
  container.bind(RawConfiguration).toConstantValue(raw);
  container.bind(LoadModules).toConstantValue(loaderInto(container));
  container.load(platformModule, accountModule, analyticsModule, catalogueModule);
  const provide: Provide = (token) => container.get(token);
  start(provide);
  const { href } = environment.window.location;
  import('./data-layer.ts').then(
    ({ pushPageLoad }) => pushPageLoad(provide, href),
    () => undefined,
  );
  return provide;
}

/**
 * Requests the viewer, after what follows the viewer has been created, whether or not a screen uses it: the outbox sends the
 * writes that earlier visits left, history and favorites apply them to the member's data in the response.
 */
function start(provide: Provide): void {
  provide(Outbox);
  provide(WatchHistoryStore);
  provide(FavoritesStore);
  identifyViewer(provide(CurrentViewer), provide(Analytics));
  refreshViewer(provide(CurrentViewer), provide(FinishedWorkoutEvents));
}

/** Areas share modules: each is loaded with the first area that needs it. */
function loaderInto(container: Container): LoadModules {
  const loaded = new Set<ContainerModule>();
  return (modules) => {
    container.load(...modules.filter((module) => !loaded.has(module)));
    for (const module of modules) loaded.add(module);
  };
}
