import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { useApp } from '../shell/use-app.ts';

/** What the customer configured. */
export const useConfig = (): AppConfig => useApp(CurrentConfig);
