import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright';
import type { Bench } from './bench-context.ts';
import { fromSamples, type Figure } from './figure.ts';
import { firstFrameOn, onVideoPage, startButton, type VideoPage } from './playing-page.ts';
import { freshWorld, SUBSCRIBER } from './product.ts';
import { CPU_SLOWDOWN } from './page-load.ts';

/** What one save has written and sent. */
export interface Saved {
  /** Everything that the browser stores for the member. */
  readonly stored: string;
  readonly address: string;
  readonly body: string;
}

declare global {
  interface Window {
    saveByApp: () => Promise<number>;
    saveByHand: (saved: Saved) => Promise<number>;
  }
}

interface Saves {
  /** In milliseconds, one per save. */
  readonly byApp: readonly number[];
  readonly byHand: readonly number[];
  /** The bytes of a save's request and response including headers, as the browser counts them. */
  readonly sent: number;
  readonly received: number;
}

const SAVES = 10;
/** How far playback moves between two saves: a fraction of the video. */
const STEP = 0.03;
const REST_MS = 500;
const SAVED_AFTER_MS = 3000;
const MOST_ATTEMPTS = 3;
const KB = 1024;

/** What it costs to save the progress of a workout. */
export async function saveFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const [, signed] = product.videos;
  if (!signed) throw new Error('There is no signed video');
  const measured: Saves[] = [];
  for (let run = 0; run < runs; run += 1) {
    const world = await freshWorld(product.platform, SUBSCRIBER);
    measured.push(await save(browser, { address: product.app + signed.path, world }));
  }
  const group =
    'Saving the position in a workout, slow processor; reference: the same write and request in two lines';
  return [
    {
      group,
      name: 'Time the page is busy',
      unit: 'ms',
      ...fromSamples(
        measured.flatMap(({ byApp }) => byApp),
        measured.flatMap(({ byHand }) => byHand),
      ),
    },
    ...(['sent', 'received'] as const).map((name): Figure => ({
      group,
      name: `Bytes ${name}, with headers`,
      unit: 'KB',
      ...fromSamples(measured.map((saves) => saves[name] / KB)),
    })),
  ];
}

const save = (browser: Browser, where: VideoPage): Promise<Saves> =>
  onVideoPage(browser, where, async (page, session) => {
    await startButton(page).click();
    await firstFrameOn(page);
    await wait(REST_MS);
    await page.keyboard.press('k');
    const call = await finishedSave(page);
    const saved = await savedBy(page, call);
    const sizes = await call.sizes();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const byApp: number[] = [];
    const byHand: number[] = [];
    for (let count = 1; count <= SAVES; count += 1) {
      await seek(page, (MOST_ATTEMPTS + count) * STEP);
      const [busy] = await Promise.all([
        page.evaluate(() => window.saveByApp()),
        page.waitForEvent('request', isSave),
      ]);
      byApp.push(busy);
      await wait(REST_MS);
      byHand.push(await page.evaluate((what) => window.saveByHand(what), saved));
      await wait(REST_MS);
    }
    return {
      byApp,
      byHand,
      sent: sizes.requestHeadersSize + sizes.requestBodySize,
      received: sizes.responseHeadersSize + sizes.responseBodySize,
    };
  });

const isSave = (request: Request): boolean =>
  request.method() === 'POST' && request.url().includes('/watch_history/');

/** A save of whose end the browser tells: it does not of each, since the request may outlive its page. */
async function finishedSave(page: Page): Promise<Request> {
  for (let attempt = 1; ; attempt += 1) {
    await seek(page, attempt * STEP);
    const finished = page.waitForEvent('requestfinished', { predicate: isSave, timeout: SAVED_AFTER_MS });
    const [call] = await Promise.allSettled([finished, page.evaluate(() => window.saveByApp())]);
    if (call.status === 'fulfilled') return call.value;
    if (attempt === MOST_ATTEMPTS) throw call.reason;
  }
}

async function seek(page: Page, part: number): Promise<void> {
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to * video.duration;
    }, part);
  await wait(REST_MS);
}

async function savedBy(page: Page, call: Request): Promise<Saved> {
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  return { stored, address: call.url(), body: call.postData() ?? '' };
}
