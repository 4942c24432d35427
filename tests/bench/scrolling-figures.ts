import { alternateOn, type Pair } from './alternate.ts';
import type { Bench, Pages } from './bench-context.ts';
import { atLeast, atMost, figureOfPair, type Figure } from './figure.ts';
import { scrollPage, type Scroll, type ScrollOptions } from './scrolling.ts';
import { CPU_SLOWDOWN } from './page-load.ts';

/** How often each screen is scrolled at most: a whole list takes minutes. */
export const MOST_SCROLLS = 3;
const MB = 1024 * 1024;

/** What is scrolled, and how to leave the app's page for another screen. */
interface Journey extends Pick<ScrollOptions, 'untilCard' | 'leave'> {
  readonly name: string;
  readonly page: 'home' | 'list';
}

const journeys = (cards: number): readonly Journey[] => [
  {
    name: 'home to its end',
    page: 'home',
    untilCard: null,
    leave: async (page) => {
      await page.getByRole('link', { name: 'See all' }).last().click();
      await page.waitForURL((address) => address.pathname !== '/app/');
    },
  },
  {
    name: `${cards} of all workouts`,
    page: 'list',
    untilCard: cards,
    leave: async (page) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('header a').first().click();
      await page.waitForURL((address) => /^\/app\/?$/.test(address.pathname));
    },
  },
];

const ON_STATIC_PAGE = { untilCard: null, leave: () => Promise.resolve() };

/** How the longest screens scroll on a phone's screen with a slow processor. */
export async function scrollingFigures({
  browser,
  pages,
  longRuns,
  scrolledCards,
}: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, page, ...inApp } of journeys(scrolledCards)) {
    const pair = await alternateOn(longRuns(MOST_SCROLLS), pages, (side) =>
      scrollPage(browser, {
        address: side[page],
        cpuSlowdown: CPU_SLOWDOWN,
        ...(side.build ? inApp : ON_STATIC_PAGE),
      }),
    );
    figures.push(...figuresOf(name, pair, pages.reference));
  }
  return figures;
}

function figuresOf(name: string, pair: Pair<Scroll>, { build }: Pages): Figure[] {
  const group = `Scrolling ${name}, slow processor; reference: a static page`;
  const figure = figureOfPair(group, pair);
  return [
    figure('Long tasks', 'tasks', ({ longTasks }) => longTasks.length),
    figure('Longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks), atMost(50)),
    figure('Frames a second', 'fps', ({ frames, duration }) => (1000 * frames) / duration, atLeast(58)),
    figure('Frames over 34 ms', '%', ({ frames, lateFrames }) => (100 * lateFrames) / frames),
    figure('Elements at the end', 'nodes', ({ nodes }) => nodes, atMost(1500)),
    figure('JavaScript heap before', 'MB', ({ heap: [before] }) => before / MB),
    figure('JavaScript heap at the end', 'MB', ({ heap: [, atEnd] }) => atEnd / MB),
    figureOfPair(group, build ? pair : { ...pair, reference: [] })(
      'Of it, retained on another screen',
      'MB',
      ({ heap: [before, , left] }) => (left - before) / MB,
      atMost(10),
    ),
  ];
}
