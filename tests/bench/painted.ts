import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

export interface AwaitedText {
  readonly selector: string;
  readonly text: string;
}

/** What must be shown after an event. */
export interface Awaited {
  readonly event: 'click' | 'input';
  readonly texts: readonly AwaitedText[];
}

declare global {
  interface Window {
    awaitPainted: (what: Awaited) => void;
    paintedAfter?: number | undefined;
  }
}

/** The script that a page must run before its own code for `paintedAfter`. */
export const PAINTED_OBSERVER = fileURLToPath(new URL('./in-page/await-painted.js', import.meta.url));

/**
 * The milliseconds from the last event that `act` triggers to the end of the first frame that shows what is
 * awaited.
 */
export async function paintedAfter(page: Page, what: Awaited, act: () => Promise<void>): Promise<number> {
  await page.evaluate((awaited) => window.awaitPainted(awaited), what);
  await act();
  await page.waitForFunction(() => window.paintedAfter !== undefined);
  return page.evaluate(() => window.paintedAfter ?? 0);
}
