import type { Configuration } from '#application/configuration/load-configuration.ts';
import { aConfig } from './a-config.ts';
import { someSettings } from './some-settings.ts';

/** What a start with a connection has found. */
export const aConfiguration = (changes: Partial<Configuration> = {}): Configuration => ({
  settings: someSettings(),
  config: aConfig(),
  source: 'daybreak',
  raw: { settings: 'playerId = player01', config: '{}' },
  offlineSince: null,
  ...changes,
});
