/** A key-value storage for text, like the browser's own. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A storage that never throws: values that the browser cannot store (private mode, full disk) last as long as the page. */
export function makeSafeStorage(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();
  const trying = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => inMemory.get(key) ?? trying((storage) => storage.getItem(key), null),
    set: (key, value) => {
      inMemory.delete(key);
      if (trying((storage) => (storage.setItem(key, value), true), false)) return;
      // What is stored there is older: it must not come back with the next page.
      trying((storage) => storage.removeItem(key), undefined);
      if (!trying((storage) => (storage.setItem(key, value), true), false)) inMemory.set(key, value);
    },
    remove: (key) => {
      inMemory.delete(key);
      trying((storage) => storage.removeItem(key), undefined);
    },
  };
}
