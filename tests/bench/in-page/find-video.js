// @ts-check
/* Runs in a page before its own code: window.findVideo() returns the video of the page; null without one. */
{
  const findVideo = () => document.querySelector('video');
  Object.assign(window, { findVideo });
}
