import type { Page } from 'playwright';
import { activeMarkup } from '../active-markup.ts';
import type { Layout } from '../assembly.ts';
import { inPage } from './in-page.ts';
import { cutOffTexts } from './in-page-layout.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';
import { browserAccessibility } from './browser-accessibility.ts';
import { browserContrast } from './browser-contrast.ts';
import { browserControlFit } from './browser-control-fit.ts';
import { browserFirstScreen } from './browser-first-screen.ts';
import { browserGrids } from './browser-grids.ts';
import { browserGuide } from './browser-guide.ts';
import { browserMotion } from './browser-motion.ts';
import { browserShelves } from './browser-shelves.ts';
import { browserShelfTurning } from './browser-shelf-turning.ts';

/** What can only be measured in a real browser. */
export const browserLayout = (
  page: () => Page,
): Omit<
  Layout,
  | 'openTab'
  | 'pressInEachTab'
  | 'pressedInEachTab'
  | 'returnToFirstTab'
  | 'openAccountSite'
  | 'requestedCode'
  | 'withholdCode'
  | 'clearCache'
  | 'slowDown'
  | 'withholdMouse'
  | 'carrySessionByCookie'
  | 'occupyConnections'
  | 'isUnderWay'
  | 'paintPictures'
  | 'weakTexts'
> => ({
  ...browserAccessibility(page),
  ...browserContrast(page),
  ...browserControlFit(page),
  ...browserGrids(page),
  ...browserGuide(page),
  ...browserMotion(page),
  ...browserShelves(page),
  ...browserShelfTurning(page),
  turnWheel: () => turnWheel(page()),
  ...browserFirstScreen(page),
  windowSize: () => Promise.resolve(page().viewportSize() ?? { width: 0, height: 0 }),
  resize: (width, height) => page().setViewportSize({ width, height }),
  scrollToEnd: () =>
    page().evaluate(() => {
      const scrolled = document.querySelector('dialog[open]') ?? document.documentElement;
      scrolled.scrollTo(0, scrolled.scrollHeight);
    }),
  activeMarkup: () => page().evaluate(activeMarkup),
  scrolled: () => page().evaluate(() => window.scrollY),
  heightOf: async (text) => {
    const box = await page().getByText(text).first().boundingBox(SHORT_TIMEOUT);
    return box?.height ?? 0;
  },
  sizeOfText: () => page().evaluate(() => parseFloat(getComputedStyle(document.body).fontSize)),
  placeOfControl: async (name) => {
    const box = await control(page(), name).boundingBox(SHORT_TIMEOUT);
    return { left: Math.round(box?.x ?? NaN), top: Math.round(box?.y ?? NaN) };
  },
  scrollToControl: (name) =>
    control(page(), name).evaluate((element) => element.scrollIntoView({ block: 'center' })),
  headerColor: () => page().getByRole('banner').evaluate(colorBehind, undefined, SHORT_TIMEOUT),
  scrollTo: (distance) => page().evaluate((top) => window.scrollTo(0, top), distance),
  colorBehind: (role, name) =>
    page().getByRole(role, { name, exact: true }).first().evaluate(colorBehind, undefined, SHORT_TIMEOUT),
  cutOffTexts: () => page().evaluate<string[]>(inPage(cutOffTexts)),
  elements: () => page().locator('*').count(),
});

async function turnWheel(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height - 4);
  await page.mouse.wheel(0, 600);
}

const control = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));

function colorBehind(start: Element): string {
  for (let each: Element | null = start; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '';
}
