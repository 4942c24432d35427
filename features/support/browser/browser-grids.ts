import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

const linkTo = (address: string): string => `main article a[href="${address}"]`;

/** The positions of a list's cards on the page. */
export const browserGrids = (
  page: () => Page,
): Pick<Layout, 'columnsOf' | 'furthestPlaceIn' | 'lowestCard' | 'pressCard' | 'topOfCard'> => ({
  columnsOf: async (list) => {
    const element = page().getByRole('main').getByRole('list', { name: list, exact: true });
    return element.evaluate(
      (grid) => new Set([...grid.children].map((card) => card.getBoundingClientRect().left)).size,
      undefined,
      SHORT_TIMEOUT,
    );
  },
  furthestPlaceIn: async (list) => {
    const dialog = page().locator('dialog[open]');
    const place = (await dialog.count()) > 0 ? dialog : page().getByRole('main');
    const items = place.getByRole('list', { name: list, exact: true }).getByRole('listitem');
    return Number(await items.last().getAttribute('aria-posinset', SHORT_TIMEOUT));
  },
  lowestCard: async () =>
    page().evaluate(() => {
      const whole = [...document.querySelectorAll('main article')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      const card = whole.at(-1);
      if (!card) throw new Error('No card is in view');
      const address = card.querySelector('a')?.getAttribute('href');
      if (!address) throw new Error('The card in view has no link');
      return { address, top: card.getBoundingClientRect().top };
    }),
  pressCard: (address) => page().locator(linkTo(address)).click(),
  topOfCard: async (address) =>
    page()
      .locator(linkTo(address))
      .evaluateAll(([link]) => link?.closest('article')?.getBoundingClientRect().top ?? null),
});
