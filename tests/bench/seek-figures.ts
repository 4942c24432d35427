import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { firstFrameOn, onVideoPage, startButton, videoPage, type VideoPage } from './playing-page.ts';

declare global {
  interface Window {
    awaitSeek: (part: number) => void;
    seekAfter?: number;
  }
}

const REST_MS = 2000;
/**
 * Digits seek to tenths of the video; at this point the bare page has ten minutes buffered, and this key
 * seeks beyond that in every video.
 */
const KEY = '8';

/** From a key that seeks beyond the loaded part of a video to the first frame at the new position. */
export async function seekFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const video of product.videos) {
    const seekAt = async (path: string) => seekToFrame(browser, await videoPage(product, path));
    const pair = await alternate(
      runs,
      () => seekAt(video.path),
      () => seekAt(product.reference.player(video)),
    );
    const figure = figureOfPair(
      'Seek beyond the buffer to the first frame; reference: a bare hls.js page',
      pair,
    );
    figures.push(figure(`Video: ${video.name}`, 'ms', (time) => time, atMost(1.3, 'ratio')));
  }
  return figures;
}

const seekToFrame = (browser: Browser, where: VideoPage): Promise<number> =>
  onVideoPage(browser, where, async (page) => {
    await startButton(page).click();
    await firstFrameOn(page);
    await wait(REST_MS);
    await page.evaluate((part) => window.awaitSeek(part), Number(KEY) / 10);
    await page.keyboard.press(KEY);
    await page.waitForFunction(() => window.seekAfter !== undefined);
    return page.evaluate(() => window.seekAfter ?? 0);
  });
