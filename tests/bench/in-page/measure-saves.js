// @ts-check
/*
 * Runs in a page before its own code: window.saveByApp() and window.saveByHand(saved) answer the milliseconds for which a save
 * keeps the page busy, with all that it puts off to the end of its task.
 */
{
  /** @param {'hidden' | 'visible'} state */
  const turn = (state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  const endOfTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });

  /** @param {() => void} save */
  const timed = async (save) => {
    const since = performance.now();
    save();
    await endOfTask();
    return performance.now() - since;
  };

  /** What the app saves as its page is hidden. */
  const saveByApp = async () => {
    const busy = await timed(() => turn('hidden'));
    turn('visible');
    return busy;
  };

  /** The same writing and the same call by hand. @param {import('../save-figures.ts').Saved} saved */
  const saveByHand = ({ stored, address, body }) =>
    timed(() => {
      localStorage.setItem('bench', stored);
      void fetch(address, {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body,
      });
    });

  Object.assign(window, { saveByApp, saveByHand });
}
