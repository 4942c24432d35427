/** How an address names the tab that it belongs to. */
const TAB_IN_PATH = /\/tab-(\d+)(?=\/|$)/;

/**
 * A `fetch` for libraries that find it in the global scope alone. All tabs share one copy of such a library, and its calls may
 * come when their tab is gone and another is there: each tab configures the library with addresses that name the tab.
 */
export class FetchOfTabs {
  readonly #tabs = new Map<number, typeof fetch>();
  #count = 0;

  /** Sends a request by the fetch of the tab that its address names; without such a tab it fails as without a network. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const tab = TAB_IN_PATH.exec(address);
    const send = this.#tabs.get(Number(tab?.[1]));
    if (!send) throw new TypeError('Failed to fetch');
    return send(address.replace(TAB_IN_PATH, ''), init);
  };

  /** Adds a tab, until `remove` is called. `named` makes an address name it. */
  add(send: typeof fetch): { readonly named: (address: string) => string; readonly remove: () => void } {
    this.#count += 1;
    const id = this.#count;
    this.#tabs.set(id, send);
    return { named: (address) => `${address}/tab-${id}`, remove: () => void this.#tabs.delete(id) };
  }
}
