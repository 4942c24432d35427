import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { freshWorld, SUBSCRIBER, type Product, type World } from './product.ts';

export interface VideoPage {
  readonly address: string;
  /** The world in which the page is opened. */
  readonly world: World;
}

/** A page of the app or of the reference, as a subscribed member without history opens it. */
export const videoPage = async ({ app, platform }: Product, path: string): Promise<VideoPage> => ({
  address: app + path,
  world: await freshWorld(platform, SUBSCRIBER),
});

const SCRIPTS = [
  'find-video.js',
  'await-first-frame.js',
  'await-seek.js',
  'await-channel.js',
  'measure-saves.js',
  'observe-controls.js',
].map((name) => fileURLToPath(new URL(`./in-page/${name}`, import.meta.url)));

/** Acts on a page on a wide screen with a video to start, with nothing cached. */
export async function onVideoPage<Result>(
  browser: Browser,
  { address, world }: VideoPage,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([{ ...world, url: new URL(address).origin }]);
    const page = await context.newPage();
    for (const path of SCRIPTS) await page.addInitScript({ path });
    await page.goto(address, { waitUntil: 'load' });
    return await act(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** The button of the app, or of the bare player. */
export const startButton = (page: Page) => page.getByText('Start watching');

/** The milliseconds from the first press to the first frame of the video. */
export async function firstFrameOn(page: Page): Promise<number> {
  await page.waitForFunction(() => window.firstFrameAfter !== undefined);
  return page.evaluate(() => window.firstFrameAfter ?? 0);
}

declare global {
  interface Window {
    findVideo: () => HTMLVideoElement | null;
    firstFrameAfter?: number;
  }
}
