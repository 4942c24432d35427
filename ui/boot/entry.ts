import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { initialLanguage } from './initial-language.ts';
import { showNotLoadedNotice } from '../feedback/not-loaded-notice.ts';
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
const PREFETCH_WAIT_MS = 1500;

/*
 * The app's code loads after the prefetch: it would compete with the image for the network, and with responses for the CPU.
 */
withTimeout(Promise.resolve(window.prefetched), PREFETCH_WAIT_MS, () => undefined)
  .then(() => {
    const app = import('./main.tsx');
    const language = initialLanguage(window);
    // If texts or the screen's code fail to load, the app retries and reports it.
    language.load([]).catch(() => undefined);
    routeAt(pathBelowBase(window.location.pathname))
      ?.screen.fetch(language)
      .catch(() => undefined);
    return app;
  })
  .catch(showNotLoadedNotice);
