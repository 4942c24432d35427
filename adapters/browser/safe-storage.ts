/** A key-value storage for text, like the browser's own. */
export interface SafeStorage {
  get(key: string): string | null;
  /**
   * Where the browser refuses the value, what it stores is removed: no older value comes back with the next page. Returns whether
   * the browser has stored the value; if not, it lasts as long as the page.
   */
  set(key: string, value: string): boolean;
  /** Where the browser refuses the value, what it stores remains: the next page has the older value, which is better than none. */
  setOrKeepOlder(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
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
  const isSet = (key: string, value: string): boolean => {
    inMemory.delete(key);
    return trying((storage) => (storage.setItem(key, value), true), false);
  };
  return {
    get: (key) => inMemory.get(key) ?? trying((storage) => storage.getItem(key), null),
    set: (key, value) => {
      if (isSet(key, value)) return true;
      trying((storage) => storage.removeItem(key), undefined);
      if (isSet(key, value)) return true;
      inMemory.set(key, value);
      return false;
    },
    setOrKeepOlder: (key, value) => {
      if (!isSet(key, value)) inMemory.set(key, value);
    },
    remove: (key) => {
      inMemory.delete(key);
      trying((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...trying(keysIn, []), ...inMemory.keys()])],
  };
}

const keysIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? []).flat();
