import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { PicturePresses } from '../player-controls.ts';
import { dragFinger } from './drag-finger.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a side of the picture is, as a fraction of its width. */
const SIDES: Readonly<Record<string, number>> = { left: 0.15, middle: 0.5, right: 0.85 };

const SECONDS_BETWEEN_TAPS = 0.1;
/** Longer than a press that the player does not count as held. */
const HELD_MS = 700;
const SWIPE = { x: 0, y: 200, length: 200 };

/** Taps `times` in quick succession. */
export async function tapAt(page: Page, point: Point, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // The page sees these times, however busy the machine is.
  const begin = Date.now() / 1000;
  for (let each = 0; each < times; each++) {
    const timestamp = begin + each * SECONDS_BETWEEN_TAPS;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await devtools.detach();
}

export function browserPicturePresses(page: () => Page): PicturePresses {
  const pointIn = async (fraction: number): Promise<Point> => {
    const box = await page().locator('[data-player]').boundingBox({ timeout: 5000 });
    if (!box) throw new Error('No player is there');
    return { x: Math.round(box.x + fraction * box.width), y: Math.round(box.y + box.height * 0.4) };
  };
  /** The finger that is down; null while none is. */
  let finger: CDPSession | null = null;
  const lift = async (type: 'touchEnd' | 'touchCancel'): Promise<void> => {
    await finger?.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
    await finger?.detach();
    finger = null;
  };
  return {
    clickPicture: async (times) => {
      const { x, y } = await pointIn(0.5);
      await page().mouse.click(x, y, { clickCount: times });
    },
    tapPicture: async (side, times) => tapAt(page(), await pointIn(SIDES[side] ?? 0.5), times),
    holdPicture: async (by) => {
      const point = await pointIn(0.5);
      if (by === 'touch') {
        finger = await page().context().newCDPSession(page());
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      } else {
        await page().mouse.move(point.x, point.y);
        await page().mouse.down();
      }
      await wait(HELD_MS);
    },
    release: async () => (finger ? lift('touchEnd') : page().mouse.up()),
    cancelPress: () => lift('touchCancel'),
    swipe: async (way) =>
      dragFinger(page(), await pointIn(0.5), way === 'down' ? SWIPE : { ...SWIPE, y: -SWIPE.y }),
  };
}
