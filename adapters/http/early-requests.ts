/** Requests that were sent while the app was still loading, by address. */
export type EarlyRequests = Map<string, Promise<Response>>;

declare global {
  interface Window {
    earlyRequests?: EarlyRequests;
  }
}

/**
 * The fetch of the app: the first request for an address that was asked for early takes that answer; every other goes out.
 * An early request that failed counts as none.
 */
export function fetchAfter(early: EarlyRequests, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = typeof input === 'string' ? input : null;
    const waiting = (init?.method ?? 'GET') === 'GET' && address !== null ? early.get(address) : undefined;
    if (address === null || !waiting) return send(input, init);
    early.delete(address);
    return waiting.catch(() => send(input, init));
  };
}
