import type { Analytics } from '#application/ports/analytics.ts';

/**
 * Keeps what is told until the first page view has been told and painted, so that nothing stands in its way; then brings
 * the analytics by `load`, and hands on everything in the order in which it was told. What cannot be brought stays untold.
 */
export function makeDeferredAnalytics(
  painted: () => Promise<void>,
  load: () => Promise<Analytics>,
): Analytics {
  let show: () => void;
  const brought = new Promise<void>((shown) => (show = shown)).then(painted).then(load);
  const tell = (what: (analytics: Analytics) => void): void => void brought.then(what, () => undefined);
  return {
    page: (path, title) => {
      tell((analytics) => analytics.page(path, title));
      show();
    },
    track: (event) => tell((analytics) => analytics.track(event)),
    identify: (member, subscription) => tell((analytics) => analytics.identify(member, subscription)),
  };
}
