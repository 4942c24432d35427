/** How a browser's storage behaves: it works, accepts only values that are no longer than those they replace, or denies all access. */
export type StorageState = 'works' | 'full' | 'refused';

/** What a browser stores for all tabs of an origin, beyond their lifetime. */
export class SimulatedStorage {
  readonly #entries = new Map<string, string>();
  readonly #views = new Set<StorageView>();
  #state: StorageState = 'works';
  /** The keys in their order, until one is added or removed. */
  #keys: readonly string[] | null = null;

  get state(): StorageState {
    return this.#state;
  }

  set(state: StorageState): void {
    this.#state = state;
  }

  /** All stored values, by key. */
  entries(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#entries);
  }

  /** Stores a value without notifying any tab. */
  keep(key: string, value: string): void {
    this.#entries.set(key, value);
    this.#keys = null;
  }

  /**
   * Gives a window its `localStorage` and notifies it of changes by other windows. Returns a function that
   * detaches it again.
   */
  provideTo(window: Window): () => void {
    const view: StorageView = { window, isOver: false };
    this.#views.add(view);
    const storage = this.#storageFor(view);
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        if (this.#state === 'refused') throw new DOMException('The operation is insecure.', 'SecurityError');
        return storage;
      },
    });
    return () => {
      view.isOver = true;
      this.#views.delete(view);
    };
  }

  #storageFor(view: StorageView): Storage {
    const entries = this.#entries;
    const change = (key: string, value: string | null): void => {
      if (view.isOver || (entries.get(key) ?? null) === value) return;
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      this.#keys = null;
      this.#notify(view, key, value);
    };
    return {
      get length() {
        return entries.size;
      },
      key: (index) => (this.#keys ??= [...entries.keys()])[index] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => {
        if (this.#state !== 'works' && value.length > (entries.get(key)?.length ?? -1))
          throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
        change(key, value);
      },
      removeItem: (key) => change(key, null),
      clear: () => [...entries.keys()].forEach((key) => change(key, null)),
    };
  }

  /** The other windows are notified of a change asynchronously. */
  #notify(by: StorageView, key: string, newValue: string | null): void {
    for (const view of this.#views) {
      if (view === by) continue;
      setImmediate(() => {
        const { StorageEvent: Told } = view.window as Window & typeof globalThis;
        if (!view.isOver) view.window.dispatchEvent(new Told('storage', { key, newValue }));
      });
    }
  }
}

interface StorageView {
  readonly window: Window;
  isOver: boolean;
}
