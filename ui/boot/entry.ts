import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { showNotLoadedNotice } from './not-loaded-notice.ts';
import { routeAt } from '../app/routes.ts';

declare global {
  interface Window {
    /**
     * Settles when the prefetch has sent its requests and painted the hero's image; undefined if the page has no prefetch.
     */
    prefetched?: Promise<void>;
  }
}

/** How long the app's code waits for the prefetch, in milliseconds. */
const LONGEST_WAIT_MS = 1500;

/*
 * The app's code loads after the prefetch: it would compete with the image for the network, and with responses for the CPU.
 */
withTimeout(Promise.resolve(window.prefetched), LONGEST_WAIT_MS, () => undefined)
  .then(() => {
    const app = import('./main.tsx');
    // If the screen's code fails to load, the app retries and reports it.
    routeAt(pathBelowBase(window.location.pathname))
      ?.screen()
      .catch(() => undefined);
    return app;
  })
  .catch(showNotLoadedNotice);
