import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { contrast, WHITE, type Rgb } from '#domain/styling/color.ts';
import type { Layout } from '../assembly.ts';
import type { Role } from '../screen.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** How far around an element the mark of the focus reaches at most, in CSS pixels. */
const AROUND = 8;

/** Colours as a person with low vision, or with a system that has colours of its own, sees them. */
export const browserContrast = (
  page: () => Page,
): Pick<
  Layout,
  | 'preferMoreContrast'
  | 'forceColors'
  | 'paintOf'
  | 'widthOfFocusRing'
  | 'focusMark'
  | 'hasOutline'
  | 'contrastWithin'
  | 'colorOfPlayedPart'
  | 'systemColor'
  | 'iconColors'
  | 'pageColor'
> => ({
  preferMoreContrast: () => page().emulateMedia({ contrast: 'more' }),
  forceColors: () => page().emulateMedia({ forcedColors: 'active' }),
  paintOf: (text) =>
    page().getByText(text, { exact: true }).first().evaluate(paintOf, undefined, SHORT_TIMEOUT),
  widthOfFocusRing: () => page().locator(':focus').evaluate(widthOfOutline, undefined, SHORT_TIMEOUT),
  focusMark: async () => {
    const focused = await page().locator(':focus').elementHandle(SHORT_TIMEOUT);
    const { x, y, width, height } = await focused.evaluate(boxOfOutline);
    const clip = {
      x: x - AROUND,
      y: y - AROUND,
      width: width + 2 * AROUND,
      height: height + 2 * AROUND,
    };
    const withFocus = await page().screenshot({ clip, animations: 'disabled' });
    await focused.evaluate((element) => (element as HTMLElement).blur());
    const changed = await changedPixels(withFocus, await page().screenshot({ clip, animations: 'disabled' }));
    return { changed, perimeter: 2 * (width + height) };
  },
  hasOutline: async (role, name) =>
    (await named(page(), role, name).evaluate(widthOfOutline, undefined, SHORT_TIMEOUT)) > 0,
  contrastWithin: async (role, name) =>
    contrastWithin(await named(page(), role, name).screenshot({ animations: 'disabled', timeout: 5000 })),
  colorOfPlayedPart: () =>
    page()
      .locator('[data-played]')
      .evaluate((bar) => getComputedStyle(bar, '::after').backgroundColor, undefined, SHORT_TIMEOUT),
  systemColor: (name) => page().evaluate(systemColor, name),
  pageColor: async () => {
    const corner = { x: 0, y: (page().viewportSize()?.height ?? 0) - 1, width: 1, height: 1 };
    const [[color] = []] = await pixelsOf(await page().screenshot({ clip: corner, timeout: 5000 }));
    return `rgb(${color?.join(', ') ?? ''})`;
  },
  iconColors: () =>
    page().evaluate(() => [
      ...new Set([...document.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).color)),
    ]),
});

const named = (page: Page, role: Role, name: string | undefined): Locator =>
  page.getByRole(role, name === undefined ? {} : { name, exact: true }).first();

/** Runs in the page. */
function paintOf(element: Element): { text: string; border: string; page: string } {
  const { color: text } = getComputedStyle(element);
  const { borderTopColor, borderTopWidth } = getComputedStyle(element.closest('a, button') ?? element);
  const { color } = getComputedStyle(element.closest('[data-on-picture]') ?? document.documentElement);
  return { text, border: parseFloat(borderTopWidth) > 0 ? borderTopColor : 'none', page: color };
}

/** Runs in the page: of the element, or of the layer over it. */
function widthOfOutline(element: Element): number {
  const outlines = [undefined, '::after'].map((part) => getComputedStyle(element, part));
  const shown = outlines.find(({ outlineStyle }) => outlineStyle !== 'none');
  return parseFloat(shown?.outlineWidth ?? '0');
}

/** Runs in the page: the box of the element, or of what the layer over it covers. */
function boxOfOutline(element: HTMLElement | SVGElement): DOMRectReadOnly {
  const isOfLayer = getComputedStyle(element, '::after').outlineStyle !== 'none';
  const covered = isOfLayer && element instanceof HTMLElement ? element.offsetParent : null;
  return (covered ?? element).getBoundingClientRect();
}

/** Runs in the page. */
function systemColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A picture, as rows of pixels. */
async function pixelsOf(picture: Buffer): Promise<readonly (readonly Rgb[])[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return Array.from({ length: info.height }, (_row, y) =>
    Array.from({ length: info.width }, (_pixel, x) => pixel(3 * (y * info.width + x))),
  );
}

/** Without those at the edges. */
const inner = <T>(list: readonly T[]): readonly T[] =>
  list.slice(Math.ceil(list.length / 10), -Math.ceil(list.length / 10));

/** The contrast ratio between a picture's lightest and darkest pixel. */
async function contrastWithin(picture: Buffer): Promise<number> {
  const fromWhite = inner(await pixelsOf(picture))
    .flatMap(inner)
    .map((pixel) => contrast(WHITE, pixel));
  return Math.max(...fromWhite) / Math.min(...fromWhite);
}

/** WCAG 2.4.13: of the same pixel with and without the focus. */
const LEAST_CHANGE = 3;

/** How many pixels have changed so much that anybody sees it. */
async function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = [(await pixelsOf(before)).flat(), (await pixelsOf(after)).flat()];
  return one.filter((pixel, at) => contrast(pixel, other[at] ?? pixel) >= LEAST_CHANGE).length;
}
