/** What a browser's storage keeps, by key. */
export const keptIn = (storage: Storage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return [key, storage.getItem(key) ?? ''];
    }),
  );
