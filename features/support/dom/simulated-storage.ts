/** How a browser's storage behaves: it works, accepts no more writes, or denies all access. */
export type StorageState = 'works' | 'full' | 'refused';

/** What a browser stores for all tabs of an origin, beyond their lifetime. */
export class SimulatedStorage {
  readonly #kept = new Map<string, string>();
  readonly #views = new Set<StorageView>();
  #state: StorageState = 'works';

  get state(): StorageState {
    return this.#state;
  }

  set(state: StorageState): void {
    this.#state = state;
  }

  /** All stored values, by key. */
  kept(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#kept);
  }

  /** Stores a value without notifying any tab. */
  keep(key: string, value: string): void {
    this.#kept.set(key, value);
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
    const kept = this.#kept;
    const change = (key: string, value: string | null): void => {
      if (view.isOver || (kept.get(key) ?? null) === value) return;
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      this.#tell(view, key, value);
    };
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (this.#state !== 'works') throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
        change(key, value);
      },
      removeItem: (key) => change(key, null),
      clear: () => [...kept.keys()].forEach((key) => change(key, null)),
    };
  }

  /** The other windows are notified of a change asynchronously. */
  #tell(by: StorageView, key: string, newValue: string | null): void {
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
