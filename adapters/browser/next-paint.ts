/** Settles when what has been rendered so far is painted; not while the page is in the background. */
export const nextPaint = (window: Window): Promise<void> =>
  new Promise((painted) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => painted()));
  });
