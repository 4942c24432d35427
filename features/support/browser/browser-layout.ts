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
  audible: async () => {
    const session = await page().context().newCDPSession(page());
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
    return names.filter((name) => name !== '');
  },
  reduceMotion: () => page().emulateMedia({ reducedMotion: 'reduce' }),
  dialogMotion: async () => {
    const [dialog = 0, behind = 0] = await page()
      .locator('dialog[open]')
      .last()
      .evaluate((element) =>
        [undefined, '::backdrop'].map((part) => {
          const { animationName, animationDuration } = getComputedStyle(element, part);
          return animationName === 'none' ? 0 : Math.round(parseFloat(animationDuration) * 1000);
        }),
      );
    return { dialog, page: behind };
  },
  turnWheel: async () => {
    const { width, height } = page().viewportSize() ?? { width: 0, height: 0 };
    await page().mouse.move(width / 2, height - 4);
    await page().mouse.wheel(0, 600);
  },
  scrolled: () => page().evaluate(() => window.scrollY),
  focusIsInDialog: () =>
    page().evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
    ),
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
