import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { ConfigSource } from '#domain/configuration/choose-config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { token } from '../injection/token.ts';

/** What was received, as parsed and as sent. */
export interface Received<Parsed> {
  readonly parsed: Parsed;
  readonly text: string;
}

/** The local settings file (CFG-02). */
export interface SettingsSource {
  /**
   * Fails with `no-settings` if the file cannot be loaded or parsed, and with `invalid-settings` if its values are invalid.
   */
  load(): Promise<Received<Settings>>;
}

/** The source of configs (CFG-05, CFG-06). */
export interface ConfigurationSource {
  /**
   * Fails with `config-not-loaded` (the request failed), `no-config` (an empty response), `no-config-location` (a blank or
   * malformed source) or `invalid-config` (with the invalid field).
   */
  load(source: ConfigSource, settings: Settings): Promise<Received<AppConfig>>;
}
export const ConfigurationSource = token<ConfigurationSource>('ConfigurationSource');

/** The stored config source of an earlier visit (CFG-07). */
export interface ChosenConfigSource {
  stored(): string | null;
  store(source: string | null): void;
}
