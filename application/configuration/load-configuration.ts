import type { AppConfig } from '#domain/configuration/app-config.ts';
import { chooseSource, configSource, hasUsableSource } from '#domain/configuration/config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { AppFailure } from '../app-failure.ts';
import type { ReceivedTexts } from '../ports/kept-start.ts';
import type { ChosenSource, ConfigurationSource, SettingsSource } from '../ports/configuration-source.ts';

export interface Configuration {
  readonly settings: Settings;
  readonly config: AppConfig;
  /** The texts that they were read from; undefined if nothing was received. */
  readonly received?: ReceivedTexts;
}

/**
 * Loads the app's configuration (CFG-02 to CFG-12).
 *
 * @param asked the source in the address; '' clears an earlier choice, null if there is none
 */
export type LoadConfiguration = (requested: string | null) => Promise<Configuration>;

export const makeLoadConfiguration =
  (
    settingsSource: SettingsSource,
    configurations: ConfigurationSource,
    chosen: ChosenSource,
  ): LoadConfiguration =>
  async (requested) => {
    const settings = await settingsSource.load();
    if (!hasUsableSource(settings)) throw new AppFailure('no-usable-source', 'No usable config sources');
    const { source, stored } = chooseSource(settings, requested, chosen.stored());
    chosen.store(stored);
    if (source === null) throw new AppFailure('no-config-location', 'No config location found');
    return { settings, config: await configurations.load(configSource(source), settings) };
  };
