// @ts-check
/*
 * Runs in a page before its own code: window.awaitPainted({ event, texts }) sets window.paintedAfter to the milliseconds from the
 * last event of that kind to the end of the first frame in which every text stands in an element of its selector, in this
 * document or in one that follows it.
 */
{
  const KEY = 'awaitPainted';

  /** @returns {import('../painted.ts').Awaited & { since?: number } | null} */
  const awaited = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

  /** @param {import('../painted.ts').AwaitedText} awaitedText */
  const isThere = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text));

  const look = () => {
    const { since, texts } = awaited() ?? { texts: [] };
    if (since === undefined || !texts.every(isThere)) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem(KEY);
    // A frame's own tasks come before those that are put off now.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      Object.assign(window, { paintedAfter: performance.timeOrigin + performance.now() - since });
    port2.postMessage(null);
  };

  /** @param {import('../painted.ts').Awaited} what */
  const begin = (what) => {
    sessionStorage.setItem(KEY, JSON.stringify(what));
    Object.assign(window, { paintedAfter: undefined });
    const note = (/** @type {Event} */ { timeStamp }) =>
      sessionStorage.setItem(KEY, JSON.stringify({ ...what, since: performance.timeOrigin + timeStamp }));
    addEventListener(what.event, note, { capture: true });
    look();
  };
  Object.assign(window, { awaitPainted: begin });
  if (awaited()) look();
}
