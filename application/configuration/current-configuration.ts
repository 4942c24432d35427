import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { token } from '../token.ts';

/** What the app runs on; settled before anything else is made. */
export const CurrentConfig = token<AppConfig>('CurrentConfig');
export const CurrentSettings = token<Settings>('CurrentSettings');
