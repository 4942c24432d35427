import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { ReceivedTexts } from '../ports/kept-start.ts';
import { token } from '../token.ts';

/** The app's configuration, loaded before anything else is created. */
export const CurrentConfig = token<AppConfig>('CurrentConfig');
/** Where the config is from: an id on the CDN, or a path. */
export const CurrentSource = token<string>('CurrentSource');
export const CurrentSettings = token<Settings>('CurrentSettings');

/** The texts that both were read from; none if the app started without a connection. */
export const CurrentTexts = token<ReceivedTexts>('CurrentTexts');
