import type { Settings } from '#domain/configuration/settings.ts';

/** What a build was given for a settings file that does not name the platform. */
export const SOME_DEFAULTS = { cdnBase: 'https://built.test', playerId: 'built' };

/** Settings with a default source only, with the given changes. */
export const someSettings = (changes: Partial<Settings> = {}): Settings => ({
  defaultConfigSource: '/api/v3/jwp/home',
  allowedConfigSources: [],
  anyConfigSource: false,
  demo: false,
  cdn: 'https://cdn.test',
  playerId: 'player01',
  platformTime: null,
  errorReportingDsn: null,
  ...changes,
});
