// @ts-check
/*
 * Runs in a page before its own code: sets window.firstFrameAfter to the milliseconds from the first press to the first frame
 * of a video that the page shows.
 */
{
  /** @param {number} pressedAt */
  const lookForVideo = (pressedAt) => {
    const video = window.findVideo();
    if (!video) {
      requestAnimationFrame(() => lookForVideo(pressedAt));
      return;
    }
    video.requestVideoFrameCallback((now) => Object.assign(window, { firstFrameAfter: now - pressedAt }));
  };
  addEventListener('click', ({ timeStamp }) => lookForVideo(timeStamp), { capture: true, once: true });
}
