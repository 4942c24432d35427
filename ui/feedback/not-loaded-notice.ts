/** CFG-19: shows the notice that the app's code failed to load; index.html contains its text. */
export function showNotLoadedNotice(): void {
  const notice = document.getElementById('not-loaded');
  if (!notice) return;
  notice.hidden = false;
  // What is late shows after all.
  const app = document.getElementById('app');
  if (app) new MutationObserver(() => (notice.hidden = true)).observe(app, { childList: true });
  for (const button of notice.getElementsByTagName('button')) button.onclick = () => window.location.reload();
}
