// @ts-check
/*
 * Runs in a page before its own code: window.awaitSeek(part) sets window.seekAfter to the milliseconds from the next key to the
 * first frame that the browser shows of that part of the video.
 */
{
  /** Seconds by which a frame may stand beside the place that was asked for. */
  const NEAR_S = 3;

  /** @param {number} part of the video, from 0 to 1 */
  const awaitSeek = (part) => {
    Object.assign(window, { seekAfter: undefined });
    const video = window.findVideo();
    if (!video) throw new Error('There is no video to seek in');
    /** @param {number} pressedAt */
    const lookAtFrames = (pressedAt) =>
      video.requestVideoFrameCallback((now, { mediaTime }) => {
        const isThere = Math.abs(mediaTime - part * video.duration) < NEAR_S;
        if (isThere) Object.assign(window, { seekAfter: now - pressedAt });
        else lookAtFrames(pressedAt);
      });
    addEventListener('keydown', ({ timeStamp }) => lookAtFrames(timeStamp), { capture: true, once: true });
  };
  Object.assign(window, { awaitSeek });
}
