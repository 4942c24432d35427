import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { firstFrameOn, onVideoPage, startButton, type VideoPage } from './playing-page.ts';

/**
 * What comes before the click: nothing, as from a voice; a finger or a button that is down for a moment; or before that a pointer
 * that rests on the button.
 */
export type PressSign = 'none' | 'down' | 'rest';

export interface Press extends VideoPage {
  readonly sign: PressSign;
}

const REST_MS = 1000;
/** How long a quick press is down, in milliseconds. */
const DOWN_MS = 80;

/** Presses "Start watching" on a page that is at rest; resolves to the milliseconds from the click to the first frame. */
export const firstFrame = (browser: Browser, { sign, ...where }: Press): Promise<number> =>
  onVideoPage(browser, where, async (page) => {
    const start = startButton(page);
    await start.waitFor();
    await wait(REST_MS);
    if (sign === 'rest') {
      await start.hover();
      await wait(REST_MS);
    }
    if (sign === 'none') await start.dispatchEvent('click');
    else await start.click({ delay: DOWN_MS });
    return firstFrameOn(page);
  });
