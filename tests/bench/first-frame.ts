import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { firstFrameOn, onVideoPage, startButton, type VideoPage } from './playing-page.ts';

export interface Press extends VideoPage {
  /** Whether a pointer rests on the button for a second before the press. */
  readonly hovers: boolean;
}

const REST_MS = 1000;

/** Presses "Start watching" on a page that is at rest; resolves to the milliseconds until the first frame. */
export const firstFrame = (browser: Browser, { hovers, ...where }: Press): Promise<number> =>
  onVideoPage(browser, where, async (page) => {
    const start = startButton(page);
    await start.waitFor();
    await wait(REST_MS);
    if (hovers) {
      await start.hover();
      await wait(REST_MS);
      await start.click();
    } else {
      // A real pointer would approach before it presses.
      await start.dispatchEvent('click');
    }
    return firstFrameOn(page);
  });
