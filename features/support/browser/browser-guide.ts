import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import type { Box, Layout } from '../assembly.ts';
import { dragFinger } from './drag-finger.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** Where a finger comes down, in CSS pixels above the end of the guide's visible part. */
const FROM_THE_END = 60;

/** In CSS pixels. It may begin between two of them. */
const WIDTH_OF_THE_LINE = 2;

/** A guide that has not moved for this long is at rest, in milliseconds. */
const REST_MS = 100;

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
): Pick<
  Layout,
  | 'boxOf'
  | 'boxOfFocus'
  | 'lineAtNow'
  | 'titleInGuide'
  | 'scrollGuide'
  | 'guideOffset'
  | 'dragFingerOverGuide'
  | 'placesWhileTurningGuide'
> => ({
  boxOf: (role, name) => boxOf(page().getByRole(role, name && { name })),
  boxOfFocus: () => boxOf(page().locator(':focus')),
  lineAtNow: async () => (await boxOf(page().locator('[role=grid] [data-line=now]'))).left,
  titleInGuide: async (name) => {
    const title = page().getByRole('gridcell', { name }).locator('[dir=auto]').first();
    const isWhole = await title.evaluate(showsWhole, undefined, SHORT_TIMEOUT);
    const line = page().locator('[role=grid] [data-line=now]');
    const color = await line.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [{ top, height }, { left }] = [await boxOf(title), await boxOf(line)];
    const strip = { x: Math.floor(left), y: top, width: WIDTH_OF_THE_LINE + 1, height };
    return { isWhole, isCrossed: await hasColor(await page().screenshot({ clip: strip }), color) };
  },
  scrollGuide: async (x, y) => {
    const guide = page().getByRole('grid');
    await guide.scrollIntoViewIfNeeded(SHORT_TIMEOUT);
    const { left, top, width, height } = await boxOf(guide);
    const end = Math.min(top + height, page().viewportSize()?.height ?? 0);
    await page().mouse.move(left + width / 2, (Math.max(0, top) + end) / 2);
    await page().mouse.wheel(x, y);
  },
  guideOffset: () =>
    page()
      .getByRole('grid')
      .evaluate(({ scrollLeft: x, scrollTop: y }) => ({ x, y }), undefined, SHORT_TIMEOUT),
  dragFingerOverGuide: async (movement) => {
    const guide = page().getByRole('grid');
    await guide.scrollIntoViewIfNeeded(SHORT_TIMEOUT);
    const { left, top, width, height } = await boxOf(guide);
    const end = Math.min(top + height, page().viewportSize()?.height ?? 0);
    await dragFinger(page(), { x: left + width / 2, y: end - FROM_THE_END }, movement);
  },
  placesWhileTurningGuide: async (button) => {
    const arrow = await page()
      .getByRole('button', { name: button, exact: true })
      .elementHandle(SHORT_TIMEOUT);
    return page().getByRole('grid').evaluate(placesWhileTurning, { arrow, rest: REST_MS }, SHORT_TIMEOUT);
  },
});

/** Runs in the page: whether nothing cuts a text off, neither its own box nor the cell around it. */
function showsWhole(title: HTMLElement | SVGElement): boolean {
  const isClamped = title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1;
  const cell = title.closest('[role=gridcell]');
  if (isClamped || !cell) return false;
  const [text, around] = [title.getBoundingClientRect(), cell.getBoundingClientRect()];
  return (
    getComputedStyle(cell).overflow === 'visible' ||
    (text.right <= around.right + 1 && text.bottom <= around.bottom + 1)
  );
}

/** The difference of two colours, in any of their parts, that nobody sees. */
const UNSEEN = 8;

/** Whether a picture has a pixel of a colour: 'rgb(217, 255, 74)'. */
async function hasColor(picture: Buffer, color: string): Promise<boolean> {
  const wanted = (color.match(/\d+/g) ?? []).map(Number);
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let first = 0; first < data.length; first += 3)
    if (wanted.every((part, at) => Math.abs(part - (data[first + at] ?? 0)) <= UNSEEN)) return true;
  return false;
}

/** Runs in the page. */
async function placesWhileTurning(
  guide: Element,
  { arrow, rest }: { readonly arrow: Node | null; readonly rest: number },
): Promise<readonly number[]> {
  const places = [guide.scrollLeft];
  (arrow as HTMLElement).click();
  for (let since = performance.now(); performance.now() - since < rest;) {
    await new Promise(requestAnimationFrame);
    if (guide.scrollLeft === places.at(-1)) continue;
    places.push(guide.scrollLeft);
    since = performance.now();
  }
  return places;
}
