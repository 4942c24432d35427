// @ts-check
/*
 * Runs in a page before its own code: window.takeLatency() returns the time from an input since the last call to the next paint, in
 * milliseconds, which the browser rounds to 8; of several inputs the longest. What takes less than the least that it tells counts
 * as that.
 */
{
  const LEAST_MS = 16;
  let longest = LEAST_MS;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) longest = Math.max(longest, entry.duration);
  });
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: LEAST_MS, buffered: true }),
  );
  const takeLatency = () => {
    const taken = longest;
    longest = LEAST_MS;
    return taken;
  };
  Object.assign(window, { takeLatency });
}
