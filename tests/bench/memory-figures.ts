import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { alternate, type Pair } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { onVideoPage, startButton, videoPage, type VideoPage } from './playing-page.ts';

/** The memory use of a page after garbage collection. */
interface Held {
  /** The used JavaScript heap, in bytes. */
  readonly heap: number;
  /** Nodes of all documents, including detached ones. */
  readonly nodes: number;
  readonly listeners: number;
}

type Kept = Pair<Held>;

const ITEMS = 20;
/** The first items load what stays permanently: code, and the tables of the libraries. */
const BEFORE = 2;
const PLAYED_MS = 1500;
const REST_MS = 2000;
/** The maximum number of runs, as each of them is long. */
const MOST_JOURNEYS = 2;
const CARDS = 'main li article a';
const MB = 1024 * 1024;

/** The memory still in use after twenty workouts were played one after another. */
export async function memoryFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const [plain] = product.videos;
  if (!plain) throw new Error('There is no plain video');
  const at = (path: string) => videoPage(product, path);
  const kept: Kept = await alternate(
    Math.min(runs, MOST_JOURNEYS),
    async () => keptAfterItems(browser, await at('/app/workouts'), playFromList()),
    async () => keptAfterItems(browser, await at(product.reference.player(plain)), playAgain),
  );
  const figure = figureOfPair(
    `Memory retained after playing ${ITEMS} workouts; reference: a bare hls.js page with a new player each time`,
    kept,
  );
  return [
    figure('Script’s memory', 'MB', ({ heap }) => heap / MB, atMost(5)),
    figure('Nodes', 'nodes', ({ nodes }) => nodes),
    figure('Listeners', 'nodes', ({ listeners }) => listeners),
  ];
}

/** Plays the next item; resolves to false if it cannot be played. */
type PlayNext = (page: Page) => Promise<boolean>;

const keptAfterItems = (browser: Browser, where: VideoPage, playNext: PlayNext): Promise<Held> =>
  onVideoPage(browser, where, async (page, session) => {
    let before: Held | null = null;
    for (let played = 0; played < BEFORE + ITEMS;) {
      if (!(await playNext(page))) continue;
      played += 1;
      if (played === BEFORE) before = await held(page, session);
    }
    const after = await held(page, session);
    if (!before) throw new Error('Nothing was played');
    return {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });

/** Opens a card of the list, watches a little of its video and returns to the list. */
function playFromList(): PlayNext {
  const opened = new Set<string>();
  return async (page) => {
    const address = await nextCard(page, opened);
    opened.add(address);
    await page.locator(`${CARDS}[href="${address}"]`).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const start = startButton(page);
    const mayStart = await start.waitFor({ timeout: REST_MS }).then(
      () => true,
      () => false,
    );
    if (mayStart) {
      await start.click();
      await page.locator('video').first().evaluate(untilItPlays);
      await wait(PLAYED_MS);
      // A playing video would go on in the mini-player.
      await page.keyboard.press('k');
      await page.keyboard.press('Escape');
      await page.locator('video').first().waitFor({ state: 'detached' });
    }
    await page.goBack();
    return mayStart;
  };
}

/** Scrolls the list, which is never rendered completely, to a card that has not been opened. */
async function nextCard(page: Page, opened: ReadonlySet<string>): Promise<string> {
  for (let screens = 0; screens < ITEMS; screens += 1) {
    await page.locator(CARDS).first().waitFor();
    const addresses = await page
      .locator(CARDS)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const next = addresses.find((address) => !opened.has(address));
    if (next !== undefined) return next;
    await page.mouse.wheel(0, page.viewportSize()?.height ?? 0);
    await wait(REST_MS);
  }
  throw new Error('The list has too few cards');
}

const playAgain: PlayNext = async (page) => {
  await startButton(page).click();
  await page.locator('video').first().evaluate(untilItPlays);
  await wait(PLAYED_MS);
  return true;
};

const untilItPlays = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });

async function held(page: Page, session: CDPSession): Promise<Held> {
  // Which cards of a list are in the document depends on where it is.
  await page.evaluate(() => window.scrollTo(0, 0));
  await wait(REST_MS);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
