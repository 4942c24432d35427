import type { Locator, Page } from 'playwright';
import type { Box, Layout } from '../assembly.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

const boxOf = (found: Locator): Promise<Box> =>
  found.first().evaluate(
    (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    },
    undefined,
    SHORT_TIMEOUT,
  );

/** The program guide, as it is laid out. */
export const browserGuide = (
  page: () => Page,
): Pick<Layout, 'boxOf' | 'boxOfFocus' | 'lineAtNow' | 'scrollGuide'> => ({
  boxOf: (role, name) => boxOf(page().getByRole(role, name && { name })),
  boxOfFocus: () => boxOf(page().locator(':focus')),
  lineAtNow: async () => (await boxOf(page().locator('[role=grid] [data-line=now]'))).left,
  scrollGuide: async (x, y) => {
    await page().getByRole('grid').hover(SHORT_TIMEOUT);
    await page().mouse.wheel(x, y);
  },
});
