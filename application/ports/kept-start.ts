import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { token } from '../token.ts';

/** The texts of the settings file and of the config, in this order, as they were received. */
export type ReceivedTexts = readonly string[];

/** The settings and the config of an earlier start. */
export interface LastStart {
  readonly settings: Settings;
  readonly config: AppConfig;
  /** Where the config is from. */
  readonly source: string;
  readonly at: EpochMs;
}

/** What the last start received, kept in this browser for a start without a connection. */
export interface KeptStart {
  /** Null if nothing is kept, or what is kept is not valid any more. */
  last(): LastStart | null;
  save(received: ReceivedTexts, source: string, at: EpochMs): void;
}
export const KeptStart = token<KeptStart>('KeptStart');
