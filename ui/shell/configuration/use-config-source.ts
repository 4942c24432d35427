import { CurrentSettings, CurrentSource } from '#application/configuration/current-configuration.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { useInjection } from '../../session/use-injection.ts';

/** Where the configuration is from: an id on the CDN, or a path. */
export const useConfigSource = (): string => useInjection(CurrentSource);

export const useSettings = (): Settings => useInjection(CurrentSettings);
