import { SimulatedLocks } from './simulated-locks.ts';
import { SimulatedStorage } from './simulated-storage.ts';

/** What all tabs of a browser share. */
export class SharedByTabs {
  readonly storage = new SimulatedStorage();
  readonly #locks = new SimulatedLocks();
  /** Whether the device has a connection. */
  isOnline = true;

  /** Gives a window access to it. Returns a function that revokes the access. */
  provideTo(window: Window): () => void {
    Object.defineProperty(window.navigator, 'onLine', { get: () => this.isOnline, configurable: true });
    const takeAway = [this.storage.provideTo(window), this.#locks.provideTo(window)];
    return () => takeAway.forEach((take) => take());
  }
}
