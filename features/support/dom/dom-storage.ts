import type { Assembly } from '../assembly.ts';
import type { DomPage } from './dom-page.ts';
import type { SimulatedStorage, StorageState } from './simulated-storage.ts';

/** What the browser stores for the app, and how its storage behaves. */
export interface DomStorage extends Pick<Assembly, 'stored' | 'storageEntries' | 'store' | 'refuseStorage'> {
  setStorage(state: StorageState): void;
}

export const makeDomStorage = (storage: SimulatedStorage, page: DomPage): DomStorage => ({
  stored: async () => storage.entries(),
  storageEntries: async () => {
    const lines = Object.entries(storage.entries()).map((entry) => entry.join(': '));
    if (!page.isOpen()) return lines;
    const { sessionStorage, document } = page.tab().window;
    const ofTab = Array.from({ length: sessionStorage.length }, (_, at) => {
      const key = sessionStorage.key(at) ?? '';
      return `${key}: ${sessionStorage.getItem(key)}`;
    });
    return [...lines, ...ofTab, document.cookie];
  },
  store: async (key, value) => storage.keep(key, value),
  refuseStorage: async () => storage.set('refused'),
  setStorage: (state) => storage.set(state),
});
