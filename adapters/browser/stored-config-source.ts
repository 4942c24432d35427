import type { ChosenConfigSource } from '#application/ports/configuration-source.ts';
import type { SafeStorage } from './safe-storage.ts';
import { CHOSEN_SOURCE } from './storage-keys.ts';

export const makeStoredConfigSource = (storage: SafeStorage): ChosenConfigSource => ({
  stored: () => storage.get(CHOSEN_SOURCE),
  store: (source) => (source === null ? storage.remove(CHOSEN_SOURCE) : storage.set(CHOSEN_SOURCE, source)),
});
