import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** A row that has not moved for this long is at rest. */
const REST_MS = 100;

/** The positions of the cards of a shelf or the featured row in the window. */
export const browserShelves = (
  page: () => Page,
): Pick<Layout, 'tilesInView' | 'reachableTiles' | 'gapOfTiles' | 'featuredItems' | 'wholeItems'> => ({
  tilesInView: async (shelf) => {
    const tiles = page().getByRole('region', { name: shelf, exact: true }).getByRole('listitem');
    const places = () =>
      tiles.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const before = await places();
    await wait(REST_MS);
    const after = await places();
    // -1 for a moving row, so that no scenario presses a tile that moves away.
    const isAtRest = JSON.stringify(after) === JSON.stringify(before);
    const { width } = page().viewportSize() ?? { width: 0 };
    const whole = after.map(([left = -1, right = 0]) => isAtRest && left >= 0 && right <= width);
    return { first: whole.indexOf(true), last: whole.lastIndexOf(true) };
  },
  reachableTiles: async () =>
    page().evaluate(() => {
      const cards = [...document.querySelectorAll('main section li article')];
      const reachable = cards.filter((card) => card.closest('[inert]') === null);
      const whole = cards.filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
      return {
        reached: reachable.map((card) => card.querySelector('h3')?.textContent ?? ''),
        inView: whole.map((card) => card.querySelector('h3')?.textContent ?? ''),
      };
    }),
  gapOfTiles: async (shelf) => {
    const tiles = page().getByRole('region', { name: shelf, exact: true }).getByRole('listitem');
    const first = await tiles.nth(0).boundingBox(SHORT_TIMEOUT);
    const second = await tiles.nth(1).boundingBox(SHORT_TIMEOUT);
    return first && second ? Math.round(second.x - first.x - first.width) : NaN;
  },
  featuredItems: async (name) => {
    const featured = page().getByRole('region', { name, exact: true });
    const buttons = featured.getByRole('button', { name: /^Show / });
    if ((await buttons.count()) === 0) throw new Error('No featured item shows');
    return wholeOf(featured.locator('[aria-live]').getByRole('heading'));
  },
  wholeItems: (region) =>
    wholeOf(page().getByRole('region', { name: region, exact: true }).getByRole('listitem')),
});

/** How many of these elements fit entirely within the window's width. */
async function wholeOf(elements: Locator): Promise<number> {
  const boxes = await Promise.all(
    (await elements.all()).map((element) => element.boundingBox(SHORT_TIMEOUT)),
  );
  const { width } = elements.page().viewportSize() ?? { width: 0 };
  return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
}
