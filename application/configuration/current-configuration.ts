import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { token } from '../injection/token.ts';

/** The app's configuration, loaded before anything else is created. */
export const CurrentConfig = token<AppConfig>('CurrentConfig');
/** Where the config is from: an id on the CDN, or a path. */
export const CurrentSource = token<string>('CurrentSource');
export const CurrentSettings = token<Settings>('CurrentSettings');

/** The settings file and the config, as they were received. */
export interface RawConfiguration {
  readonly settings: string;
  readonly config: string;
}
/** Null if they are not to be kept for a start without a connection. */
export const RawConfiguration = token<RawConfiguration | null>('RawConfiguration');
