// @ts-check
/* Runs in a page before its own code: window.findVideo() returns the video of the page, wherever it stands; null without one. */
{
  const findVideo = () =>
    document.querySelector('.jwplayer')?.shadowRoot?.querySelector('video') ??
    document.querySelector('video');
  Object.assign(window, { findVideo });
}
