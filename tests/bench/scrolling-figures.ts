import type { Page } from 'playwright';
import { alternate, type Pair } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { LISTED_CARDS } from './content.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { scrollPage, type Scroll } from './scrolling.ts';
import { CPU_SLOWDOWN } from './page-load.ts';

/** How often each screen is scrolled at most: a whole list takes minutes. */
export const MOST_SCROLLS = 3;
const MB = 1024 * 1024;

/** What is scrolled: the app's path, its reference, and how to leave for another screen. */
interface Journey {
  readonly name: string;
  readonly path: string;
  readonly reference: 'home' | 'list';
  readonly untilCard: number | null;
  readonly leave: (page: Page) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'home to its end',
    path: '/app/',
    reference: 'home',
    untilCard: null,
    leave: async (page) => {
      await page.getByRole('link', { name: 'See all' }).last().click();
      await page.waitForURL((address) => address.pathname !== '/app/');
    },
  },
  {
    name: `${LISTED_CARDS} of all workouts`,
    path: '/app/workouts',
    reference: 'list',
    untilCard: LISTED_CARDS,
    leave: async (page) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('header a').first().click();
      await page.waitForURL((address) => /^\/app\/?$/.test(address.pathname));
    },
  },
];

/** How the longest screens scroll on a phone's screen with a slow processor. */
export async function scrollingFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, reference, untilCard, leave } of JOURNEYS) {
    const conditions = { cpuSlowdown: CPU_SLOWDOWN };
    const pair = await alternate(
      Math.min(runs, MOST_SCROLLS),
      () => scrollPage(browser, { ...conditions, address: product.app + path, untilCard, leave }),
      () =>
        scrollPage(browser, {
          ...conditions,
          address: product.app + product.reference[reference],
          untilCard: null,
          leave: () => Promise.resolve(),
        }),
    );
    figures.push(...figuresOf(name, pair));
  }
  return figures;
}

function figuresOf(name: string, pair: Pair<Scroll>): Figure[] {
  const figure = figureOfPair(`Scrolling ${name}, slow processor; reference: a static page`, pair);
  return [
    figure('Long tasks', 'tasks', ({ longTasks }) => longTasks.length),
    figure('Longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks), atMost(50)),
    figure('Frames a second', 'fps', ({ frames, duration }) => (1000 * frames) / duration, {
      on: 'figure',
      bound: 'at least',
      value: 55,
    }),
    figure('Frames over 34 ms', '%', ({ frames, lateFrames }) => (100 * lateFrames) / frames),
    figure('Elements at the end', 'nodes', ({ nodes }) => nodes, atMost(1500)),
    figure('JavaScript heap before', 'MB', ({ heap: [before] }) => before / MB),
    figure('JavaScript heap at the end', 'MB', ({ heap: [, atEnd] }) => atEnd / MB),
    {
      ...figure(
        'Of it, retained on another screen',
        'MB',
        ({ heap: [before, , left] }) => (left - before) / MB,
        atMost(10),
      ),
      reference: null,
    },
  ];
}
