import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { RawConfiguration } from '../configuration/current-configuration.ts';
import { token } from '../injection/token.ts';

/** The settings and the config of an earlier start. */
export interface LastStart {
  readonly settings: Settings;
  readonly config: AppConfig;
  /** Where the config is from. */
  readonly source: string;
  readonly at: EpochMs;
}

/** What the last start received, kept in this browser for a start without a connection. */
export interface KeptConfiguration {
  /** Null if nothing is kept, or what is kept is not valid any more. */
  last(): LastStart | null;
  save(received: RawConfiguration, source: string, at: EpochMs): void;
}
export const KeptConfiguration = token<KeptConfiguration>('KeptConfiguration');
