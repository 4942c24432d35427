import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { useInjection } from './use-injection.ts';

/** The customer's configuration. */
export const useConfig = (): AppConfig => useInjection(CurrentConfig);
