import { showNotLoadedNotice } from './not-loaded-notice.ts';

declare global {
  interface Window {
    /** Settles when the page's head has asked for what the first screen needs; undefined where nothing asks ahead. */
    rushed?: Promise<void>;
  }
}

/** After this the app starts whatever the network does, in milliseconds. */
const LONGEST_WAIT_MS = 1500;

/*
 * The app's code is on its way from the beginning, but runs only when those requests are out: it takes the processor for so
 * long that their answers would wait for it.
 */
const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
Promise.race([window.rushed, patience])
  .then(() => import('./main.tsx'))
  .catch(showNotLoadedNotice);
