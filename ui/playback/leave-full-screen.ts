/** Ends that the player fills the screen by itself, where it does: it would hide what stands over it. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
