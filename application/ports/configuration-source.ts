import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { ConfigSource } from '#domain/configuration/config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';

/** The local settings file (CFG-02). */
export interface SettingsSource {
  /** Fails with `no-settings` where it cannot be loaded or parsed, with `invalid-settings` where its values make no sense. */
  load(): Promise<Settings>;
}

/** Where configs come from (CFG-05, CFG-06). */
export interface ConfigurationSource {
  /**
   * Fails with `config-not-loaded` (the request failed), `no-config` (nothing in the answer), `no-config-location`
   * (a blank or malformed source) or `invalid-config` (with the field that is wrong).
   */
  load(source: ConfigSource, settings: Settings): Promise<AppConfig>;
}

/** The config source that an earlier visit chose (CFG-07). */
export interface ChosenSource {
  stored(): string | null;
  store(source: string | null): void;
}
