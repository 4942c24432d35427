/** Leaves the browser's full screen, if the player uses it: it would hide what the app shows over the video. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
