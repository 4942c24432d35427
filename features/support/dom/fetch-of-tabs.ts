/** The part of an address that names its tab. */
const TAB_IN_PATH = /\/tab-(\d+)(?=\/|$)/;

/** An address without the name of its tab. */
export const withoutTab = (address: string): string => address.replace(TAB_IN_PATH, '');

/**
 * A `fetch` for libraries that only use the global one. All tabs share one copy of such a library, and it may send a request
 * after its tab has closed and another has opened; so each tab configures the library with addresses that name the tab.
 */
export class FetchOfTabs {
  readonly #tabs = new Map<number, typeof fetch>();
  #count = 0;

  /** Sends a request through the fetch of the tab named in its address; fails like a lost network if that tab is closed. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const tab = TAB_IN_PATH.exec(address);
    const send = this.#tabs.get(Number(tab?.[1]));
    if (!send) throw new TypeError('Failed to fetch');
    return send(withoutTab(address), init);
  };

  /** Adds a tab until `remove` is called; `named` adds the tab's name to an address. */
  add(send: typeof fetch): { readonly named: (address: string) => string; readonly remove: () => void } {
    this.#count += 1;
    const id = this.#count;
    this.#tabs.set(id, send);
    return { named: (address) => `${address}/tab-${id}`, remove: () => void this.#tabs.delete(id) };
  }
}
