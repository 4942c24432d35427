/** How long a shown screen is left alone, in milliseconds. */
const REST_MS = 1000;

/**
 * Does something once a screen has been shown for a while and the browser has nothing else to do.
 *
 * @returns a function that cancels it
 */
export function runWhenIdle(work: () => void): () => void {
  let isCancelled = false;
  const doUnlessCancelled = () => {
    if (!isCancelled) work();
  };
  setTimeout(
    () =>
      'requestIdleCallback' in window ? window.requestIdleCallback(doUnlessCancelled) : doUnlessCancelled(),
    REST_MS,
  );
  return () => {
    isCancelled = true;
  };
}
