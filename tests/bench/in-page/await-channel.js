// @ts-check
/*
 * Runs in a page before its own code: window.awaitChannel() sets window.channelAfter to the milliseconds from the next press to the
 * first frame of another source; window.awaitLiveEdge() sets window.liveAfter to those from the next press to the first frame near
 * the live edge.
 */
{
  /** In seconds; players stay a few segments behind the end of a live stream. */
  const NEAR_S = 60;
  const video = () => /** @type {HTMLVideoElement} */ (window.findVideo());

  /** @param {(pressedAt: number) => void} act */
  const onPress = (act) => {
    const handle = (/** @type {Event} */ { timeStamp }) => {
      removeEventListener('click', handle, { capture: true });
      removeEventListener('keydown', handle, { capture: true });
      act(timeStamp);
    };
    addEventListener('click', handle, { capture: true });
    addEventListener('keydown', handle, { capture: true });
  };

  const awaitChannel = () => {
    Object.assign(window, { channelAfter: undefined });
    const element = video();
    onPress((pressedAt) =>
      element.addEventListener(
        'emptied',
        () =>
          element.requestVideoFrameCallback((now) =>
            Object.assign(window, { channelAfter: now - pressedAt }),
          ),
        { once: true },
      ),
    );
  };

  const awaitLiveEdge = () => {
    Object.assign(window, { liveAfter: undefined });
    /** @param {number} pressedAt */
    const lookAtFrames = (pressedAt) =>
      video().requestVideoFrameCallback((now, { mediaTime }) => {
        const { seekable } = video();
        if (mediaTime > seekable.end(seekable.length - 1) - NEAR_S)
          Object.assign(window, { liveAfter: now - pressedAt });
        else lookAtFrames(pressedAt);
      });
    onPress(lookAtFrames);
  };
  Object.assign(window, { awaitChannel, awaitLiveEdge });
}
