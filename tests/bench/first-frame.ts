import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';

export interface Press {
  readonly address: string;
  /** The world that the page is opened in. */
  readonly world: { readonly name: string; readonly value: string };
  /** Whether a pointer rests on the button for a second before it presses. */
  readonly hovers: boolean;
}

declare global {
  interface Window {
    firstFrameAfter?: number;
  }
}

const OBSERVER = fileURLToPath(new URL('./in-page/await-first-frame.js', import.meta.url));
const REST_MS = 1000;

/** Presses "Start watching" on a page that has come to rest; answers the milliseconds to the first frame that shows. */
export async function firstFrame(browser: Browser, { address, world, hovers }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([{ ...world, url: new URL(address).origin }]);
    const page = await context.newPage();
    await page.addInitScript({ path: OBSERVER });
    await page.goto(address, { waitUntil: 'load' });
    const start = page.getByText('Start watching');
    await start.waitFor();
    await wait(REST_MS);
    if (hovers) {
      await start.hover();
      await wait(REST_MS);
      await start.click();
    } else {
      // A pointer would come near before it presses.
      await start.dispatchEvent('click');
    }
    await page.waitForFunction(() => window.firstFrameAfter !== undefined);
    return await page.evaluate(() => window.firstFrameAfter ?? 0);
  } finally {
    await context.close();
  }
}
