// @ts-check
/*
 * Runs in a page before its own code, after observe-load.js: notes in window.pageLoad when the first element of the selector
 * window.ownContent was there.
 */
{
  const { pageLoad, ownContent } = /** @type {{ pageLoad: { ownVisible?: number }, ownContent: string }} */ (
    /** @type {unknown} */ (window)
  );

  const look = () => {
    if (document.querySelector(ownContent)) pageLoad.ownVisible = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
