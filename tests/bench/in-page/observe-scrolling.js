// @ts-check
/*
 * Runs in a page before its own code: window.beginScrolling() starts to keep in window.scrolling what hinders the page while
 * it is scrolled.
 */
{
  /** From here on, in milliseconds, at least one frame of a screen with 60 in a second was left out. */
  const LATE_MS = 34;

  const beginScrolling = () => {
    const scrolling = { longTasks: /** @type {number[]} */ ([]), frames: 0, lateFrames: 0, duration: 0 };
    Object.assign(window, { scrolling });
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => scrolling.longTasks.push(duration)),
    ).observe({ type: 'longtask' });

    /** @param {number} before */
    const countFrom = (before) =>
      requestAnimationFrame((now) => {
        scrolling.frames += 1;
        scrolling.duration += now - before;
        if (now - before > LATE_MS) scrolling.lateFrames += 1;
        countFrom(now);
      });
    requestAnimationFrame(countFrom);
  };
  Object.assign(window, { beginScrolling });
}
