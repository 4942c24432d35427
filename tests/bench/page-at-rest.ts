import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { CPU_SLOWDOWN, type Visit } from './page-load.ts';
import { PAINTED_OBSERVER } from './painted.ts';
import type { World } from './product.ts';

/** A screen on which links are pressed. */
export const WIDE: Visit['screen'] = { viewport: { width: 1280, height: 800 } };

export interface PageAtRest {
  readonly address: string;
  /** The world in which the page is opened; without one, it is opened as a visitor. */
  readonly world?: World;
  readonly screen?: Visit['screen'];
  /** By how much the page's processor is slower than the machine's. */
  readonly cpuSlowdown?: number;
  /** The path of a script that runs in the page before its own code. */
  readonly observer?: string;
}

const REST_MS = 2000;

/** Acts on a page that is at rest; on a wide screen with a slow processor, unless told otherwise. */
export async function onPageAtRest<Result>(
  browser: Browser,
  { address, world, screen = WIDE, cpuSlowdown = CPU_SLOWDOWN, observer = PAINTED_OBSERVER }: PageAtRest,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen);
  try {
    if (world) await context.addCookies([{ ...world, url: new URL(address).origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript({ path: observer });
    await page.goto(address, { waitUntil: 'load' });
    await wait(REST_MS);
    return await act(page);
  } finally {
    await context.close();
  }
}
