import type { ChosenSource } from '#application/ports/configuration-source.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'config-source';

export const makeStoredChosenSource = (storage: SafeStorage): ChosenSource => ({
  stored: () => storage.get(KEY),
  store: (source) => (source === null ? storage.remove(KEY) : storage.set(KEY, source)),
});
