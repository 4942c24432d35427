/** The wait instead, in browsers that do not report when they are idle, in milliseconds. */
const INSTEAD_MS = 200;

/** Settles once the browser has loaded the page and has nothing else to do. */
export async function untilIdle(window: Window): Promise<void> {
  if (window.document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  await new Promise<void>((idle) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => idle());
    else setTimeout(idle, INSTEAD_MS);
  });
}
