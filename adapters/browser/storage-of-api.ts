import type { SafeStorage } from './safe-storage.ts';

/** The account API that has the keys as they are. */
const FIRST_API_KEY = 'records-api';

/**
 * What a storage has for one account API. Configs of several APIs may run on one host, and the members of one are unknown to the
 * others: each has records of its own, and sends only what it has not taken itself. The first API of the host's default config has
 * the keys as they are, and with them the records from when keys named no API; each other one has its address before its keys.
 *
 * @param api its address, without a trailing slash
 */
export function makeStorageOfApi(
  storage: SafeStorage,
  { api, isDefault }: { readonly api: string; readonly isDefault: boolean },
): SafeStorage {
  if (isDefault && storage.get(FIRST_API_KEY) === null) storage.set(FIRST_API_KEY, api);
  if (storage.get(FIRST_API_KEY) === api) return storage;
  // No address has a blank, and no other key begins so: a member's id can lead to no records of another API.
  const keyOf = (key: string) => `member-records@${api} ${key}`;
  return {
    get: (key) => storage.get(keyOf(key)),
    set: (key, value) => storage.set(keyOf(key), value),
    remove: (key) => storage.remove(keyOf(key)),
  };
}
