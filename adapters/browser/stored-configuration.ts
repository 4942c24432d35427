import * as z from 'zod/mini';
import type { KeptConfiguration } from '#application/ports/kept-configuration.ts';
import type { SafeStorage } from './safe-storage.ts';
import { LAST_START } from './storage-keys.ts';
import { read } from '../http/wire.ts';
import { readConfig } from '../app-host/config-loader.ts';
import { readSettings, type PlatformDefaults } from '../app-host/webapp-ini-settings.ts';

/** `texts` are those of the settings file and of the config, in this order. */
const record = z.object({ texts: z.array(z.string()), source: z.string(), at: z.number() });

/** Keeps the texts in the browser's storage, and parses them as if they had just arrived. */
export const makeStoredConfiguration = (
  storage: SafeStorage,
  defaults: PlatformDefaults,
  origin: string,
): KeptConfiguration => ({
  last: () => {
    try {
      const { texts, source, at } = read(record, JSON.parse(storage.get(LAST_START) ?? ''), 'The last start');
      const [settings = '', config = ''] = texts;
      return { settings: readSettings(settings, defaults), config: readConfig(config, origin), source, at };
    } catch {
      return null;
    }
  },
  save: ({ settings, config }, source, at) =>
    storage.set(LAST_START, JSON.stringify({ texts: [settings, config], source, at })),
});
