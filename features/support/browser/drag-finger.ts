import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { FingerMovement } from '../assembly.ts';

/** How often a moving finger is reported, in milliseconds. */
const TOUCH_INTERVAL_MS = 16;

/** A real touch, which the browser itself scrolls by. */
export async function dragFinger(
  page: Page,
  from: { readonly x: number; readonly y: number },
  { x, y, length }: FingerMovement,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  const steps = Math.max(1, Math.round(length / TOUCH_INTERVAL_MS));
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step++) {
    await wait(length / steps);
    await touch('touchMove', step / steps);
  }
  await touch('touchEnd', 1);
  await devtools.detach();
}
