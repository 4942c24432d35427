import {
  CurrentConfig,
  CurrentSettings,
  CurrentSource,
} from '#application/configuration/current-configuration.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { useInjection } from './use-injection.ts';

/** The customer's configuration. */
export const useConfig = (): AppConfig => useInjection(CurrentConfig);

/** Where the configuration is from: an id on the CDN, or a path. */
export const useConfigSource = (): string => useInjection(CurrentSource);

export const useSettings = (): Settings => useInjection(CurrentSettings);
