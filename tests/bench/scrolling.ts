import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { PHONE } from './page-load.ts';

/** What slowed a page down while it was scrolled, and its memory use. */
export interface Scroll {
  /** Tasks of more than 50 ms, each in milliseconds. */
  readonly longTasks: readonly number[];
  readonly frames: number;
  /** Of all frames together, in milliseconds. */
  readonly duration: number;
  /** Frames more than 34 ms after the previous one. */
  readonly lateFrames: number;
  /** Elements in the document at the end. */
  readonly nodes: number;
  /**
   * The used JavaScript heap after garbage collection, in bytes: before, at the end, and on the next screen.
   */
  readonly heap: readonly [before: number, atEnd: number, left: number];
}

export interface ScrollOptions {
  readonly address: string;
  readonly cpuSlowdown: number;
  /** Stops at this card of a list; null for the end of the page. */
  readonly untilCard: number | null;
  /** Leaves for another screen. */
  readonly leave: (page: Page) => Promise<void>;
}

declare global {
  interface Window {
    beginScrolling: () => void;
    scrolling: Pick<Scroll, 'longTasks' | 'frames' | 'lateFrames' | 'duration'>;
  }
}

const OBSERVER = fileURLToPath(new URL('./in-page/observe-scrolling.js', import.meta.url));
const BETWEEN_TURNS_MS = 100;
const REST_MS = 2000;
const LONGEST_MS = 480_000;
/** More content may still be loading, so one check at the end is not enough. */
const LOOKS_AT_END = 10;

/**
 * Waits until a page on a phone's screen is at rest, scrolls it by mouse wheel, screen by screen, and leaves
 * it.
 */
export async function scrollPage(browser: Browser, options: ScrollOptions): Promise<Scroll> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown });
    await page.addInitScript({ path: OBSERVER });
    await page.goto(options.address, { waitUntil: 'load' });
    await page.locator('main li a').first().waitFor();
    await wait(REST_MS);
    const before = await heapOf(session);
    await page.evaluate(() => window.beginScrolling());
    await turnWheel(page, options.untilCard);
    const observed = await page.evaluate(() => window.scrolling);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const atEnd = await heapOf(session);
    await options.leave(page);
    await wait(REST_MS);
    return { ...observed, nodes, heap: [before, atEnd, await heapOf(session)] };
  } finally {
    await context.close();
  }
}

async function turnWheel(page: Page, untilCard: number | null): Promise<void> {
  const { width, height } = PHONE.viewport;
  await page.mouse.move(width / 2, height / 2);
  const since = performance.now();
  let looksAtEnd = 0;
  while (looksAtEnd < LOOKS_AT_END) {
    if (performance.now() - since > LONGEST_MS) throw new Error(`${page.url()} has no end`);
    await page.mouse.wheel(0, height);
    await wait(BETWEEN_TURNS_MS);
    const { furthest, isAtEnd } = await scrollPosition(page);
    if (untilCard !== null && furthest >= untilCard) return;
    looksAtEnd = isAtEnd ? looksAtEnd + 1 : 0;
  }
  if (untilCard !== null) throw new Error(`${page.url()} has no card ${untilCard}`);
}

const scrollPosition = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main li[aria-posinset]')].at(-1);
    return {
      furthest: Number(last?.getAttribute('aria-posinset') ?? 0),
      isAtEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
    };
  });

export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
