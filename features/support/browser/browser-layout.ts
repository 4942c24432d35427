import { setTimeout as wait } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { notedDialogMotions } from './browser-dialog-motions.ts';

/** A row that has not moved for so long has come to rest. */
const REST_MS = 100;
/** What is not there now is not waited for: checks are repeated by whoever makes them. */
const AT_ONCE = { timeout: 1000 };
/** Shifts that were noted before are told to a new observer after a moment. */
const NOTED_WITHIN_MS = 200;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What can be measured in a real browser only. */
export const browserLayout = (
  page: () => Page,
): Omit<Layout, 'openTab' | 'returnToFirstTab' | 'codeAskedFor' | 'withholdCode'> => ({
  resize: (width, height) => page().setViewportSize({ width, height }),
  overflow: () => page().evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  scrollToEnd: () => page().evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
  accessibilityViolations: async () => {
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
  dialogMotions: () => notedDialogMotions(page()),
  turnWheel: async () => {
    const { width, height } = page().viewportSize() ?? { width: 0, height: 0 };
    await page().mouse.move(width / 2, height - 4);
    await page().mouse.wheel(0, 600);
  },
  layoutShift: () =>
    page().evaluate(
      (patience) =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((shifts) => {
            for (const shift of shifts.getEntries()) sum += Number(Reflect.get(shift, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), patience);
        }),
      NOTED_WITHIN_MS,
    ),
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
  columnsOf: async (list) => {
    const element = page().getByRole('main').getByRole('list', { name: list, exact: true });
    return element.evaluate(
      (grid) => new Set([...grid.children].map((card) => card.getBoundingClientRect().left)).size,
      undefined,
      AT_ONCE,
    );
  },
  furthestPlaceIn: async (list) => {
    const items = page()
      .getByRole('main')
      .getByRole('list', { name: list, exact: true })
      .getByRole('listitem');
    return Number(await items.last().getAttribute('aria-posinset', AT_ONCE));
  },
  lowestCard: async () =>
    page().evaluate(() => {
      const whole = [...document.querySelectorAll('main article')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      const card = whole.at(-1);
      if (!card) throw new Error('No card is in view');
      return { title: card.querySelector('h3')?.textContent ?? '', top: card.getBoundingClientRect().top };
    }),
  topOfCard: async (title) => {
    const card = page().getByRole('article', { name: title, exact: true }).first();
    return (await card.count()) === 0
      ? null
      : card.evaluate((element) => element.getBoundingClientRect().top);
  },
  tilesInView: async (shelf) => {
    const tiles = page().getByRole('region', { name: shelf, exact: true }).getByRole('listitem');
    const places = () =>
      tiles.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const before = await places();
    await wait(REST_MS);
    const after = await places();
    // None of a row that moves, so that nobody presses a tile that slips away.
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
  colorBehind: async (region) => {
    const element = page().getByRole('region', { name: region, exact: true });
    return element.evaluate(
      (start) => {
        for (let each: Element | null = start; each; each = each.parentElement) {
          const { backgroundColor } = getComputedStyle(each);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        }
        return '';
      },
      undefined,
      AT_ONCE,
    );
  },
  featuredItems: async () => {
    const featured = page().getByRole('region', { name: 'Featured', exact: true });
    const buttons = featured.getByRole('button', { name: /^Show / });
    if ((await buttons.count()) === 0) throw new Error('No featured item shows');
    const titles = featured.getByRole('heading');
    const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox(AT_ONCE)));
    const { width } = page().viewportSize() ?? { width: 0 };
    return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
  },
  turnFeatured: () =>
    page().evaluate(async () => {
      const featured = document.querySelector('main [aria-roledescription="carousel"]');
      featured?.querySelector<HTMLElement>('[aria-label="Next"]')?.click();
      await new Promise(requestAnimationFrame);
      const motions = featured?.getAnimations({ subtree: true }) ?? [];
      for (const motion of motions) {
        motion.pause();
        motion.currentTime = 500;
      }
      const comes = featured?.querySelector('[aria-live] > *')?.getBoundingClientRect().left ?? NaN;
      const goes = featured?.querySelector('[inert]')?.getBoundingClientRect().right ?? NaN;
      const lengths = motions.map(({ effect }) => Number(effect?.getComputedTiming().duration));
      return { length: Math.max(...lengths), gap: Math.abs(Math.round(comes - goes)) };
    }),
  gapOfTiles: async (shelf) => {
    const tiles = page().getByRole('region', { name: shelf, exact: true }).getByRole('listitem');
    const first = await tiles.nth(0).boundingBox(AT_ONCE);
    const second = await tiles.nth(1).boundingBox(AT_ONCE);
    return first && second ? Math.round(second.x - first.x - first.width) : NaN;
  },
  elements: () => page().locator('*').count(),
  wholeItems: async (region) => {
    const items = page().getByRole('region', { name: region, exact: true }).getByRole('listitem');
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox({ timeout: 1000 })));
    const { width } = page().viewportSize() ?? { width: 0 };
    return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
  },
});
