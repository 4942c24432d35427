import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';

const OWN_CODE = '**/app/assets/*.js';
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What can be measured in a real browser only. */
export const browserLayout = (page: () => Page): Omit<Layout, 'openTab' | 'returnToFirstTab'> => ({
  resize: (width, height) => page().setViewportSize({ width, height }),
  withholdCode: async (withheld) => {
    if (withheld) await page().route(OWN_CODE, (route) => route.abort());
    else await page().unroute(OWN_CODE);
  },
  overflow: () => page().evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  scrollToEnd: () => page().evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
  barriers: async () => {
    const { violations } = await new AxeBuilder({ page: page() }).withTags(WCAG).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  },
  heightOf: async (text) => {
    const box = await page().getByText(text).first().boundingBox({ timeout: 1000 });
    return box?.height ?? 0;
  },
  wholeItems: async (region) => {
    const items = page().getByRole('region', { name: region, exact: true }).getByRole('listitem');
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox({ timeout: 1000 })));
    const { width } = page().viewportSize() ?? { width: 0 };
    return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
  },
});
