import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { showNotLoadedNotice } from './not-loaded-notice.ts';
import { routeAt } from '../app/routes.ts';

declare global {
  interface Window {
    /**
     * Settles when the page's head has asked for what the first screen needs and has painted the hero's picture; undefined where
     * nothing asks ahead.
     */
    prefetched?: Promise<void>;
  }
}

/** After this the app starts whatever the network does, in milliseconds. */
const LONGEST_WAIT_MS = 1500;

/*
 * The app's code comes after that: on a slow network the picture would wait for it, on a slow processor the answers would.
 */
withTimeout(Promise.resolve(window.prefetched), LONGEST_WAIT_MS, () => undefined)
  .then(() => {
    const app = import('./main.tsx');
    // A screen that does not arrive is asked for again, and missed, by the app itself.
    routeAt(pathBelowBase(window.location.pathname))
      ?.screen()
      .catch(() => undefined);
    return app;
  })
  .catch(showNotLoadedNotice);
