import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { PHONE, type Visit } from './page-load.ts';
import { PAINTED_OBSERVER } from './painted.ts';

export type DeviceName = 'phone' | 'desktop';

export const DEVICES: Readonly<Record<DeviceName, Visit['screen']>> = {
  phone: PHONE,
  desktop: { viewport: { width: 1280, height: 800 } },
};

export const DEVICE_NAMES: readonly DeviceName[] = ['phone', 'desktop'];

export type Axis = 'time' | 'channels';

/** What slowed a guide down while it was flung. */
export interface Fling {
  /** Tasks of more than 50 ms, each in milliseconds. */
  readonly longTasks: readonly number[];
  readonly frames: number;
  /** Frames more than 34 ms after the previous one. */
  readonly lateFrames: number;
  /** Of all frames together, in milliseconds. */
  readonly duration: number;
  /** Summed over all frames: rows in view, and those of them that were blank. */
  readonly rowsInView: number;
  readonly blankRows: number;
}

declare global {
  interface Window {
    guideVisible?: number;
    beginFling: () => void;
    endFling: () => Fling;
  }
}

export const GUIDE_OBSERVER = fileURLToPath(new URL('./in-page/observe-guide.js', import.meta.url));
const GRID = '[role=grid]';
const REST_MS = 2000;
/** A wheel turns this far, in pixels, at this speed in pixels a second. */
export const WHEEL = { distance: 3000, speed: 4000 };
/** A finger moves this far, in pixels, in so many steps of a frame; the guide glides on for a while. */
const SWIPE = { distance: 280, steps: 6, frameMs: 16, glideMs: 900 };

export interface GuidePage {
  readonly address: string;
  readonly device: DeviceName;
  readonly cpuSlowdown: number;
}

/** Acts on a guide that is in view and at rest; on a phone it is opened first. */
export async function onGuide<Result>(
  browser: Browser,
  { address, device, cpuSlowdown }: GuidePage,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(DEVICES[device]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    for (const path of [GUIDE_OBSERVER, PAINTED_OBSERVER]) await page.addInitScript({ path });
    await page.goto(address, { waitUntil: 'load' });
    const open = page.getByRole('button', { name: 'Full guide' });
    await page.locator(GRID).or(open).first().waitFor();
    if (await open.isVisible()) await open.click();
    await page.locator(`${GRID} [data-row] [data-start]`).first().waitFor();
    await page.locator(GRID).evaluate((grid) => grid.scrollIntoView({ block: 'end' }));
    await wait(REST_MS);
    return await act(page, session);
  } finally {
    await context.close();
  }
}

/** Flings a guide by `directions`, each ahead (1) or back (-1): by touch on a phone, by wheel on a desktop. */
export async function flingGuide(
  page: Page,
  session: CDPSession,
  { device, axis, directions }: { device: DeviceName; axis: Axis; directions: readonly (1 | -1)[] },
): Promise<Fling> {
  const box = await page.locator(GRID).boundingBox();
  if (!box) throw new Error('There is no guide to fling');
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const by = (distance: number) => (axis === 'time' ? { x: distance, y: 0 } : { x: 0, y: distance });
  await page.evaluate(() => window.beginFling());
  for (const direction of directions) {
    if (device === 'phone') await swipe(session, at, by(-direction * SWIPE.distance));
    else {
      const { x, y } = by(-direction * WHEEL.distance);
      await session.send('Input.synthesizeScrollGesture', {
        ...at,
        xDistance: x,
        yDistance: y,
        speed: WHEEL.speed,
        gestureSourceType: 'mouse',
      });
    }
  }
  return page.evaluate(() => window.endFling());
}

async function swipe(session: CDPSession, from: Point, by: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { steps, frameMs, glideMs } = SWIPE;
  const start = { x: from.x - by.x / 2, y: from.y - by.y / 2 };
  await touch('touchStart', [start]);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await touch('touchMove', [{ x: start.x + by.x * share, y: start.y + by.y * share }]);
    await wait(frameMs);
  }
  await touch('touchEnd', []);
  await wait(glideMs);
}

interface Point {
  readonly x: number;
  readonly y: number;
}
