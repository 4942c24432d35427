/** Requests that were sent while the app was still loading, by address. */
export type PrefetchedResponses = Map<string, Promise<Response>>;

declare global {
  interface Window {
    prefetchedResponses?: PrefetchedResponses;
  }
}

/**
 * The fetch of the app: the first request for an address that was asked for early takes that answer; every other goes out.
 * An early request that failed counts as none.
 */
export function fetchWithPrefetched(prefetched: PrefetchedResponses, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    const waiting = prefetched.get(input);
    prefetched.delete(input);
    return waiting?.catch(() => send(input, init)) ?? send(input, init);
  };
}
