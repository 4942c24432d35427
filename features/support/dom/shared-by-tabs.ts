import { SimulatedLocks } from './simulated-locks.ts';
import { SimulatedStorage } from './simulated-storage.ts';

/** What all tabs of a browser have in common. */
export class SharedByTabs {
  readonly storage = new SimulatedStorage();
  readonly #locks = new SimulatedLocks();

  /** Gives a window its part. What is answered takes it away again. */
  provideTo(window: Window): () => void {
    const takeAway = [this.storage.provideTo(window), this.#locks.provideTo(window)];
    return () => takeAway.forEach((take) => take());
  }
}
