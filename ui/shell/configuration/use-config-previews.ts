import { useQueries } from '@tanstack/react-query';
import { isFailure } from '#application/app-failure.ts';
import { ConfigurationSource } from '#application/ports/configuration-source.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { configSource } from '#domain/configuration/choose-config-source.ts';
import { WITHOUT_ITEMS } from '../../queries/cached-items.ts';
import { useConfig } from '../../session/use-config.ts';
import { useInjection } from '../../session/use-injection.ts';
import { useConfigSource, useSettings } from './use-config-source.ts';

/** A config to choose from. */
export interface ConfigPreview {
  readonly source: string;
  readonly isCurrent: boolean;
  readonly isDefault: boolean;
  /** Undefined while it loads, null if it cannot be loaded. */
  readonly config: AppConfig | null | undefined;
  /** Whether the host's Content-Security-Policy keeps it from being loaded. */
  readonly isOutOfReach: boolean;
}

/** The configs that the settings name: the default one, and the allowed ones. */
export function useConfigPreviews(): readonly ConfigPreview[] {
  const configurations = useInjection(ConfigurationSource);
  const settings = useSettings();
  const current = { source: useConfigSource(), config: useConfig() };
  const { defaultConfigSource, allowedConfigSources } = settings;
  const sources = [
    ...new Set([...(defaultConfigSource ? [defaultConfigSource] : []), ...allowedConfigSources]),
  ];
  const queries = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['config', source],
      queryFn: async () => (await configurations.load(configSource(source), settings)).parsed,
      enabled: source !== current.source,
      retry: false,
      meta: WITHOUT_ITEMS,
    })),
  });
  return sources.map((source, index) => {
    const query = queries[index];
    const isCurrent = source === current.source;
    return {
      source,
      isCurrent,
      isDefault: source === defaultConfigSource,
      isOutOfReach: isFailure(query?.error, 'config-out-of-reach'),
      config: isCurrent ? current.config : query?.isError ? null : query?.data,
    };
  });
}
