// @ts-check
/*
 * Runs in a page before its own code. window.observeTasks() sets window.longestTask to the longest long task since then;
 * window.awaitPause() sets window.pausedAfter to the milliseconds from the next press to the paused video.
 */
{
  const observeTasks = () => {
    Object.assign(window, { longestTask: 0 });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { longestTask: Math.max(window.longestTask, ...durations) });
    }).observe({ type: 'longtask' });
  };

  const awaitPause = () => {
    Object.assign(window, { pausedAfter: undefined });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const paused = () => Object.assign(window, { pausedAfter: performance.now() - timeStamp });
        window.findVideo()?.addEventListener('pause', paused, { once: true });
      },
      { capture: true, once: true },
    );
  };

  Object.assign(window, { observeTasks, awaitPause });
}
