import type { ChosenSource } from '#application/ports/configuration-source.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The storage key of the choice. */
export const CHOSEN_SOURCE_KEY = 'config-source';

export const makeStoredChosenSource = (storage: SafeStorage): ChosenSource => ({
  stored: () => storage.get(CHOSEN_SOURCE_KEY),
  store: (source) =>
    source === null ? storage.remove(CHOSEN_SOURCE_KEY) : storage.set(CHOSEN_SOURCE_KEY, source),
});
