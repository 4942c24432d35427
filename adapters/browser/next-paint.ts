/** Settles once everything rendered so far is painted; waits while the page is in the background. */
export const nextPaint = (window: Window): Promise<void> =>
  new Promise((painted) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => painted()));
  });
