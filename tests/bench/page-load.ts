import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** How a page loaded; times in milliseconds since the start of the navigation. */
export interface PageLoad {
  readonly firstContent: number;
  readonly largestContent: number;
  /** When the hero's picture had loaded and a frame had been drawn with it. */
  readonly heroVisible: number;
  /** When text and links were rendered and a frame had been drawn with them. */
  readonly screenVisible: number;
  /** Tasks of more than 50 ms, each in milliseconds. */
  readonly longTasks: readonly number[];
  /** The sum of all layout shifts: at least as high as the score that browsers report. */
  readonly shift: number;
  readonly requests: readonly PageRequest[];
}

export interface PageRequest {
  readonly address: string;
  readonly startedAt: number;
}

declare global {
  interface Window {
    pageLoad: Omit<PageLoad, 'requests'>;
  }
}

const OBSERVER = fileURLToPath(new URL('./in-page/observe-load.js', import.meta.url));
/** What happens in this time after that counts too. */
const AFTERWARDS_MS = 2500;
/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The conditions under which a page loads. */
export interface Conditions {
  /** By how much the page's processor is slower than the machine's. */
  readonly cpuSlowdown: number;
  /** Whether the network is as slow as Lighthouse assumes for a phone. */
  readonly slowNetwork: boolean;
}

export const UNHINDERED: Conditions = { cpuSlowdown: 1, slowNetwork: false };

/** 150 ms round trip, 1.6 Mbit/s download and 0.75 Mbit/s upload. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page on a phone's screen, with nothing cached. */
export async function loadPage(
  browser: Browser,
  address: string,
  { cpuSlowdown, slowNetwork }: Conditions,
): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pageLoad.heroVisible > 0 && window.pageLoad.screenVisible > 0);
    await wait(AFTERWARDS_MS);
    const load = await page.evaluate(() => window.pageLoad);
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ address: name, startedAt: startTime })),
    );
    return { ...load, requests };
  } finally {
    await context.close();
  }
}
