/** A browser's locks, which the tabs of an origin hold one after another. */
export class SimulatedLocks {
  /** By lock name, a promise that resolves when the last request in the queue is done. */
  readonly #lines = new Map<string, Promise<void>>();

  /** Gives a window its `navigator.locks`. Returns a function that detaches it and releases what it holds. */
  provideTo(window: Window): () => void {
    let isOver = false;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const request = async (name: string, work: () => Promise<void>): Promise<void> => {
      let leave = (): void => undefined;
      const left = new Promise<void>((resolve) => (leave = resolve));
      const before = this.#lines.get(name) ?? Promise.resolve();
      this.#lines.set(
        name,
        before.then(() => left),
      );
      await before;
      try {
        if (!isOver) await Promise.race([work(), over]);
      } finally {
        leave();
      }
    };
    Object.defineProperty(window.navigator, 'locks', { value: { request }, configurable: true });
    return () => {
      isOver = true;
      end();
    };
  }
}
