import type { AppConfig } from '#domain/configuration/app-config.ts';
import {
  chooseSource,
  configSource,
  hasUsableSource,
  type RequestedSource,
} from '#domain/configuration/config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { AppFailure } from '../app-failure.ts';
import type { ChosenSource, ConfigurationSource, SettingsSource } from '../ports/configuration-source.ts';

export interface Configuration {
  readonly settings: Settings;
  readonly config: AppConfig;
  /** Where the config is from. */
  readonly source: string;
}

/**
 * Loads the app's configuration (CFG-02 to CFG-14). Fails with `no-config-chosen` if there is neither a default source nor an
 * accepted one. The failure names the source if it is not the default.
 */
export type LoadConfiguration = (visit: RequestedSource) => Promise<Configuration>;

export const makeLoadConfiguration =
  (
    settingsSource: SettingsSource,
    configurations: ConfigurationSource,
    chosen: ChosenSource,
  ): LoadConfiguration =>
  async (visit) => {
    const settings = await settingsSource.load();
    if (!hasUsableSource(settings)) throw new AppFailure('no-usable-source', 'No usable config sources');
    const { source, stored } = chooseSource(settings, visit, chosen.stored());
    chosen.store(stored);
    if (source === null) {
      const { requested } = visit;
      throw new AppFailure('no-config-chosen', 'No config is chosen', { source: requested || null });
    }
    try {
      return { settings, source, config: await configurations.load(configSource(source), settings) };
    } catch (cause) {
      if (source === settings.defaultConfigSource || !(cause instanceof AppFailure)) throw cause;
      const { kind, message, field } = cause;
      throw new AppFailure(kind, message, { field, cause, source });
    }
  };
