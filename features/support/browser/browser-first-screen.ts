import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { isTimeHeld, runDueTimers } from './held-time.ts';
import { placesInView } from './in-page-layout.ts';

/** An app that has not started by then is what the scenario is about. */
const LONGEST_START_MS = 5000;

/** Between two times at which held timers that are due fire. */
const PAUSE_MS = 50;

/** The pages to which the code of the app does not come. */
const withoutApp = new WeakSet<Page>();

/** Whether the code of the app comes to a page. */
export function setAppComes(page: Page, comes: boolean): void {
  if (comes) withoutApp.delete(page);
  else withoutApp.add(page);
}

/** Waits until the app has taken the place of the first screen, or says that it cannot start; not where its code does not come. */
export async function appShows(page: Page): Promise<void> {
  if (withoutApp.has(page)) return;
  const hasStarted = () =>
    document.readyState !== 'loading' &&
    (!document.getElementById('first-screen') || document.getElementById('not-loaded')?.hidden === false);
  for (const since = Date.now(); Date.now() - since < LONGEST_START_MS;) {
    const timeout = isTimeHeld(page) ? PAUSE_MS : LONGEST_START_MS;
    const shows = await page.waitForFunction(hasStarted, null, { timeout }).catch(() => null);
    if (shows) return;
    await runDueTimers(page);
  }
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
