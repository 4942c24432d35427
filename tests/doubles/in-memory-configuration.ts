import { AppFailure } from '#application/app-failure.ts';
import type {
  ChosenConfigSource,
  ConfigurationSource,
  SettingsSource,
} from '#application/ports/configuration-source.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { ConfigSource } from '#domain/configuration/choose-config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';

/** A settings source with these settings, or with a failure. */
export const makeInMemorySettingsSource = (settings: Settings | AppFailure): SettingsSource => ({
  load: async () => {
    if (settings instanceof AppFailure) throw settings;
    return { parsed: settings, text: `defaultConfigSource = ${settings.defaultConfigSource}` };
  },
});

/** An in-memory source of configs, which records what was loaded. */
export interface InMemoryConfigurationSource extends ConfigurationSource {
  readonly loaded: readonly ConfigSource[];
}

/** @param configs configs by id or path; a failure for one that cannot be loaded */
export function makeInMemoryConfigurationSource(
  configs: Readonly<Record<string, AppConfig | AppFailure>>,
): InMemoryConfigurationSource {
  const loaded: ConfigSource[] = [];
  return {
    loaded,
    load: async (source) => {
      loaded.push(source);
      if (source.kind === 'path' && !isLocation(source.path))
        throw new AppFailure('no-config-location', 'No config location found');
      const name = source.kind === 'id' ? source.id : source.path;
      const config = configs[name] ?? new AppFailure('config-not-loaded', `No config ${name}`);
      if (config instanceof AppFailure) throw config;
      return { parsed: config, text: JSON.stringify(config) };
    },
  };
}

const PAGE = 'https://app.test/app/';

const isLocation = (path: string): boolean =>
  path.trim() !== '' && URL.canParse(path, PAGE) && /^https?:/.test(new URL(path, PAGE).protocol);

export function makeInMemoryChosenSource(chosen: string | null = null): ChosenConfigSource {
  let stored = chosen;
  return { stored: () => stored, store: (source) => void (stored = source) };
}
