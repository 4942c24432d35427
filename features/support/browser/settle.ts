import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Traffic } from './traffic.ts';

const LOOK_MS = 50;
/** Longer than any delay in the app before a request: its longest debounce is 500 ms. */
const QUIET_MS = 700;
const PATIENCE_MS = 40_000;

/**
 * Waits until the page has been at rest for a while: no request in flight, no change in the number of
 * elements. Fails if that never happens.
 */
export async function settle(page: () => Page, traffic: Traffic): Promise<void> {
  const start = Date.now();
  let quietSince = start;
  let before = -1;
  for (;;) {
    const now = await elements(page());
    const underWay = traffic.underWay();
    if (underWay.length > 0 || now !== before) quietSince = Date.now();
    if (Date.now() - quietSince >= QUIET_MS) return;
    if (Date.now() - start > PATIENCE_MS) {
      throw new Error(
        `The page does not come to rest: ${underWay.join(', ') || `${before} elements, ${now}`}`,
      );
    }
    before = now;
    await wait(LOOK_MS);
  }
}

/** The number of elements on the page; NaN while it navigates. */
function elements(page: Page): Promise<number> {
  return page.evaluate(() => document.getElementsByTagName('*').length).catch(() => NaN);
}
