import type { AppConfig } from '#domain/configuration/app-config.ts';
import {
  asTried,
  chooseSource,
  configSource,
  hasUsableSource,
  isAccepted,
  type RequestedSource,
} from '#domain/configuration/choose-config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { AppFailure } from '../app-failure.ts';
import type { ErrorReports } from '../ports/error-reports.ts';
import type {
  ChosenConfigSource,
  ConfigurationSource,
  SettingsSource,
} from '../ports/configuration-source.ts';
import type { RawConfiguration } from './current-configuration.ts';

/** The configuration that a start of the app has found. */
export interface Configuration {
  readonly settings: Settings;
  readonly config: AppConfig;
  /** Where the config is from. */
  readonly source: string;
  /** What they were read from, to be kept for a start without a connection; null on the demo page, and without a connection. */
  readonly raw: RawConfiguration | null;
  /** When they were received, if the app starts without a connection; null otherwise. */
  readonly offlineSince: EpochMs | null;
}

/**
 * Loads the app's configuration (CFG-02 to CFG-14). Fails with `no-config-chosen` if there is neither a default source nor an
 * accepted one. The failure names the source if it is not the default. Errors are reported as soon as the settings say where
 * (CFG-23).
 */
export type LoadConfiguration = (visit: RequestedSource) => Promise<Configuration>;

export const makeLoadConfiguration =
  (
    settingsSource: SettingsSource,
    configurations: ConfigurationSource,
    chosen: ChosenConfigSource,
    errorReports: ErrorReports,
  ): LoadConfiguration =>
  async (visit) => {
    const { parsed: settings, text: rawSettings } = await settingsSource.load();
    errorReports.start(settings.errorReportingDsn);
    if (!hasUsableSource(settings)) throw new AppFailure('no-usable-source', 'No usable config sources');
    const { source, stored } = chooseSource(settings, visit, chosen.stored());
    chosen.store(stored);
    if (source === null) {
      const { requested } = visit;
      throw new AppFailure('no-config-chosen', 'No config is chosen', { source: requested || null });
    }
    try {
      const { parsed: config, text: rawConfig } = await configurations.load(configSource(source), settings);
      errorReports.useConfig(config.id);
      return {
        settings,
        source,
        config: isAccepted(source, settings) ? config : asTried(config),
        raw: visit.isDemo ? null : { settings: rawSettings, config: rawConfig },
        offlineSince: null,
      };
    } catch (cause) {
      if (source === settings.defaultConfigSource || !(cause instanceof AppFailure)) throw cause;
      const { kind, message, field } = cause;
      throw new AppFailure(kind, message, { field, cause, source });
    }
  };
