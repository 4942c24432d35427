import type { Analytics } from '#application/ports/analytics.ts';

/**
 * Queues all calls until the first page view is reported and painted, so that analytics does not delay it; then loads the
 * service with `load` and passes the calls on in order. If loading fails, they are dropped.
 */
export function makeDeferredAnalytics(
  painted: () => Promise<void>,
  load: () => Promise<Analytics>,
): Analytics {
  let show: () => void;
  const loaded = new Promise<void>((shown) => (show = shown)).then(painted).then(load);
  const send = (what: (analytics: Analytics) => void): void => void loaded.then(what, () => undefined);
  return {
    page: (path, title) => {
      send((analytics) => analytics.page(path, title));
      show();
    },
    track: (event) => send((analytics) => analytics.track(event)),
    identify: (member, subscription) => send((analytics) => analytics.identify(member, subscription)),
  };
}
