import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** How a page came up; times in milliseconds since the navigation began. */
export interface PageLoad {
  readonly firstContent: number;
  readonly largestContent: number;
  /** When the hero's picture was there and a frame had been drawn with it. */
  readonly heroVisible: number;
  /** When its words and links were there and a frame had been drawn with them. */
  readonly screenThere: number;
  /** What kept the page from answering for more than 50 ms, each in milliseconds. */
  readonly longTasks: readonly number[];
  /** Everything that moved by itself, added up: at least as much as the score that browsers report. */
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
/** What comes after all that in this time counts too. */
const AFTERWARDS_MS = 2500;
/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What a page has to do with. */
export interface Conditions {
  /** How many times slower than the machine the page's processor is. */
  readonly cpuSlowdown: number;
  /** Whether the network is as slow as Lighthouse takes a phone's to be. */
  readonly slowNetwork: boolean;
}

export const UNHINDERED: Conditions = { cpuSlowdown: 1, slowNetwork: false };

/** 150 ms there and back, 1.6 Mbit/s towards the phone and 0.75 from it. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page on the screen of a phone, with nothing cached. */
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
    await page.waitForFunction(() => window.pageLoad.heroVisible > 0 && window.pageLoad.screenThere > 0);
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
