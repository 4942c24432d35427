import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { placesInView } from './in-page-layout.ts';

/** An app that has not started by then is what the scenario is about. */
const LONGEST_START_MS = 5000;

/** Waits until the app has taken the place of the first screen, or says that it cannot start. */
export async function appShows(page: Page): Promise<void> {
  const hasStarted = () =>
    document.readyState !== 'loading' &&
    (!document.getElementById('first-screen') || document.getElementById('not-loaded')?.hidden === false);
  await page.waitForFunction(hasStarted, null, { timeout: LONGEST_START_MS }).catch(() => undefined);
}

/** The first screen, and the app in its place. */
export const browserFirstScreen = (page: () => Page): Pick<Layout, 'appShows' | 'placesInView'> => ({
  appShows: () => appShows(page()),
  placesInView: async () => {
    // Letters have their place once their fonts have loaded.
    await page().evaluate(() => document.fonts.ready);
    return new Map(await page().evaluate(placesInView));
  },
});
