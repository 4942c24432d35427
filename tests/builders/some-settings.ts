import type { Settings } from '#domain/configuration/settings.ts';

/** Settings with the default source alone, but for what is said of them. */
export const someSettings = (changes: Partial<Settings> = {}): Settings => ({
  defaultConfigSource: '/api/v3/jwp/home',
  allowedConfigSources: [],
  anyConfigSource: false,
  cdn: 'https://cdn.test',
  playerId: 'player01',
  platformTime: null,
  ...changes,
});
