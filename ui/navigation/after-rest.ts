/** How long a shown screen is left alone, in milliseconds. */
const REST_MS = 1000;

/**
 * Does something once a screen has been shown for a while and the browser has nothing else to do.
 *
 * @returns a function that cancels it
 */
export function afterRest(work: () => void): () => void {
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : work()),
    REST_MS,
  );
  return () => clearTimeout(timer);
}
