import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, fromSamples, type Figure } from './figure.ts';
import { CPU_SLOWDOWN } from './page-load.ts';
import { firstFrameOn, onVideoPage, startButton, videoPage, type VideoPage } from './playing-page.ts';

/** By then the first minute is loaded, and the controls are hidden. */
const REST_MS = 8000;
const PLAYED_MS = 10_000;
const HOVERED_MS = 600;
const PRESSES = 5;

/** What a video costs while it plays, and how fast its controls respond. */
export async function playingFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const [plain] = product.videos;
  if (!plain) throw new Error('There is no plain video');
  const at = (path: string) => videoPage(product, path);
  const { app, reference } = await alternate(
    runs,
    async () => busyWhilePlaying(browser, await at(plain.path)),
    async () => busyWhilePlaying(browser, await at(product.reference.player(plain))),
  );
  const responses: Responses[] = [];
  for (let run = 0; run < runs; run += 1) responses.push(await respond(browser, await at(plain.path)));
  const slow = 'Controls of a playing video, slow processor';
  return [
    {
      group: 'Main thread while a video plays with its controls hidden; reference: a bare hls.js page',
      name: 'Share of a core beyond the reference',
      unit: '%',
      ...fromSamples(app.map((share, run) => share - (reference[run] ?? 0))),
      aim: atMost(2),
    },
    {
      group: slow,
      name: 'Press on “Pause” to the paused video',
      unit: 'ms',
      ...fromSamples(responses.flatMap(({ pauses }) => pauses)),
      aim: atMost(50),
    },
    {
      group: slow,
      name: 'Longest task while the pointer moves over all controls',
      unit: 'ms',
      ...fromSamples(responses.map(({ longestTask }) => longestTask)),
      aim: atMost(50),
    },
  ];
}

async function play(page: Page): Promise<void> {
  await startButton(page).click();
  await firstFrameOn(page);
  await wait(REST_MS);
}

/** The share of a core that the main thread uses, in percent. */
const busyWhilePlaying = (browser: Browser, where: VideoPage): Promise<number> =>
  onVideoPage(browser, where, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await play(page);
    const before = await busyMs(session);
    await wait(PLAYED_MS);
    return ((await busyMs(session)) - before) / (PLAYED_MS / 100);
  });

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface Responses {
  /** From presses on "Pause" to the paused video, in milliseconds. */
  readonly pauses: readonly number[];
  /** In milliseconds; 0 if there is no long one. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    observeTasks: () => void;
    awaitPause: () => void;
    longestTask: number;
    pausedAfter?: number;
  }
}

const respond = (browser: Browser, where: VideoPage): Promise<Responses> =>
  onVideoPage(browser, where, async (page, session) => {
    await play(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.mouse.move(400, 300);
    await wait(HOVERED_MS);
    await page.evaluate(() => window.observeTasks());
    const controls = page.locator('[data-player] :is(button, [role="slider"], input)');
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      await control.hover();
      await wait(HOVERED_MS);
    }
    const longestTask = await page.evaluate(() => window.longestTask);
    const pauses: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      await page.evaluate(() => window.awaitPause());
      await page.locator('[data-player]').getByRole('button', { name: 'Pause' }).click();
      await page.waitForFunction(() => window.pausedAfter !== undefined);
      pauses.push(await page.evaluate(() => window.pausedAfter ?? 0));
      await page.locator('[data-player]').getByRole('button', { name: 'Play' }).click();
      await wait(HOVERED_MS);
    }
    return { pauses, longestTask };
  });
