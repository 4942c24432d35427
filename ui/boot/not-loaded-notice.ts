/** CFG-19: says that the app's own code does not arrive; the page holds the words from the beginning. */
export function showNotLoadedNotice(): void {
  const notice = document.getElementById('not-loaded');
  if (notice) notice.hidden = false;
}
