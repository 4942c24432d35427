import type { SafeStorage } from './safe-storage.ts';
import { FIRST_API, recordsOfApi } from './storage-keys.ts';

/**
 * What stands before the names of what belongs to one account API: its records and its locks. Configs of several APIs may run on
 * one host, and the members of one are unknown to the others: each has records of its own, sends only what it has not taken
 * itself, and waits for no other. The first API of the host's default config has the names as they are, and with them the records
 * from when keys named no API; each other one has its address before its names.
 *
 * @param api its address, without a trailing slash
 */
export function namePrefixOfApi(
  storage: SafeStorage,
  { api, isDefault }: { readonly api: string; readonly isDefault: boolean },
): string {
  if (isDefault && storage.get(FIRST_API) === null) storage.set(FIRST_API, api);
  return storage.get(FIRST_API) === api ? '' : recordsOfApi(api);
}

/** What a storage has under keys that begin so. */
export const storageWithPrefix = (storage: SafeStorage, prefix: string): SafeStorage => ({
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  setOrKeepOlder: (key, value) => storage.setOrKeepOlder(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () => storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
});
