import type { SafeStorage } from './safe-storage.ts';
import { FIRST_API, recordsOfApi } from './storage-keys.ts';

/** The part of a storage that belongs to one account API. */
export interface AccountApiStorage extends SafeStorage {
  /** What stands before the names of its records, and of its locks. */
  readonly prefix: string;
}

/**
 * Configs of several account APIs may run on one host, and the members of one are unknown to the others: each has records of its
 * own, sends only what it has not taken itself, and waits for no other. The first API of the host's default config has the names as
 * they are, and with them the records from when keys named no API; each other one has its address before its names.
 *
 * A browser that refuses to store anything when the page starts may store it later: which API is the first one is then stored with
 * its first value, so that the next page finds it.
 *
 * @param api its address, without a trailing slash
 */
export function storagePerAccountApi(
  storage: SafeStorage,
  { api, isDefault }: { readonly api: string; readonly isDefault: boolean },
): AccountApiStorage {
  const known = storage.get(FIRST_API);
  const first = known ?? (isDefault ? api : null);
  const prefix = first === api ? '' : recordsOfApi(api);
  let isKnown = known !== null || !isDefault || saveFirst(storage, api);
  const makeKnown = (): void => void (isKnown ||= saveFirst(storage, api));
  return {
    prefix,
    get: (key) => storage.get(prefix + key),
    set: (key, value) => {
      makeKnown();
      return storage.set(prefix + key, value);
    },
    setOrKeepOlder: (key, value) => {
      makeKnown();
      storage.setOrKeepOlder(prefix + key, value);
    },
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  };
}

/** Whether the browser stores which API is the first one, which then takes over what another config has stored for it before. */
function saveFirst(storage: SafeStorage, api: string): boolean {
  if (!storage.set(FIRST_API, api)) return false;
  const before = recordsOfApi(api);
  for (const key of storage.keys()) {
    const name = key.startsWith(before) ? key.slice(before.length) : null;
    if (name === null) continue;
    const value = storage.get(key);
    if (value === null || storage.get(name) !== null || storage.set(name, value)) storage.remove(key);
  }
  return true;
}
