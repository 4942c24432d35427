/** Requests that were sent before the app had loaded, by URL. */
export type PrefetchedResponses = Map<string, Promise<Response>>;

declare global {
  interface Window {
    prefetchedResponses?: PrefetchedResponses;
  }
}

/**
 * The app's `fetch`: the first request for a prefetched URL gets the prefetched response, any other request is sent. A failed
 * prefetch is ignored.
 */
export function fetchWithPrefetched(prefetched: PrefetchedResponses, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    const waiting = prefetched.get(input);
    prefetched.delete(input);
    return waiting?.catch(() => send(input, init)) ?? send(input, init);
  };
}
