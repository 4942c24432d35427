import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { firstFrameOn, onVideoPage, startButton } from './playing-page.ts';
import { freshWorld, SUBSCRIBER } from './product.ts';

declare global {
  interface Window {
    awaitChannel: () => void;
    awaitLiveEdge: () => void;
    channelAfter?: number | undefined;
    liveAfter?: number | undefined;
  }
}

/** In milliseconds: from a press on a channel, on the next one, and on "Go live", each to its first frame. */
interface Watched {
  readonly first: number;
  readonly next: number;
  readonly live: number;
}

/** What to press on a page with a channel. */
interface Presses {
  readonly first: (page: Page) => Promise<void>;
  readonly next: (page: Page) => Promise<void>;
  readonly live: (page: Page) => Promise<void>;
}

const AIM = atMost(1.3, 'ratio');
const REST_MS = 1500;
/** How far playback is moved back from the live edge, in seconds. */
const BACK_S = 600;

const channel = (page: Page, row: number) => page.locator(`[role=grid] [data-row="${row}"] [role=rowheader]`);

const IN_APP: Presses = {
  // A real pointer would approach before it presses.
  first: (page) => channel(page, 0).dispatchEvent('click'),
  next: (page) => channel(page, 1).dispatchEvent('click'),
  live: (page) => page.getByRole('button', { name: /^Go live/ }).dispatchEvent('click'),
};

const ON_BARE_PAGE: Presses = {
  first: (page) => startButton(page).dispatchEvent('click'),
  next: (page) => startButton(page).dispatchEvent('click'),
  live: (page) => page.keyboard.press('l'),
};

/** How long a member waits for a channel, for the next one, and for the live edge. */
export async function channelFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const watch = async (path: string, presses: Presses) => {
    const world = await freshWorld(product.platform, SUBSCRIBER);
    return onVideoPage(browser, { address: product.app + path, world }, (page) => watched(page, presses));
  };
  const pair = await alternate(
    runs,
    () => watch(product.channel.path, IN_APP),
    () => watch(product.reference.player(product.channel), ON_BARE_PAGE),
  );
  const figure = figureOfPair(
    'Press on a channel to its first frame; reference: a bare hls.js page with the same channel',
    pair,
  );
  return [
    figure('A channel, without any sign of the press', 'ms', ({ first }) => first, AIM),
    figure('The next channel', 'ms', ({ next }) => next, AIM),
    figure('“Go live”, from ten minutes back', 'ms', ({ live }) => live, AIM),
  ];
}

async function watched(page: Page, presses: Presses): Promise<Watched> {
  await page.waitForLoadState('networkidle');
  await presses.first(page);
  const first = await firstFrameOn(page);
  await wait(REST_MS);

  await page.evaluate(() => window.awaitChannel());
  await presses.next(page);
  await page.waitForFunction(() => window.channelAfter !== undefined);
  await wait(REST_MS);

  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement, back) => {
      video.currentTime = video.seekable.end(video.seekable.length - 1) - back;
    }, BACK_S);
  await wait(REST_MS);
  await page.evaluate(() => window.awaitLiveEdge());
  await presses.live(page);
  await page.waitForFunction(() => window.liveAfter !== undefined);
  return page.evaluate(
    (first) => ({ first, next: window.channelAfter ?? 0, live: window.liveAfter ?? 0 }),
    first,
  );
}
