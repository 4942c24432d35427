/** In-memory browser storage whose disk a test can fill. */
export interface FakeStorage extends Storage {
  /** From now on every value fails that is longer than the one that it replaces, as in browsers. */
  fill(): void;
  /** Writes succeed again. */
  empty(): void;
}

export function makeFakeStorage(kept: Readonly<Record<string, string>> = {}): FakeStorage {
  const texts = new Map(Object.entries(kept));
  let full = false;
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => {
      if (full && value.length > (texts.get(key)?.length ?? -1))
        throw new DOMException('Full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    fill: () => void (full = true),
    empty: () => void (full = false),
  };
}
