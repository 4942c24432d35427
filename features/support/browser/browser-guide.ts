import type { Locator, Page } from 'playwright';
import type { Box, Layout } from '../assembly.ts';
import { dragFinger } from './drag-finger.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** Where a finger comes down, in CSS pixels above the end of the guide's visible part. */
const FROM_THE_END = 60;

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
  | 'scrollGuide'
  | 'guideOffset'
  | 'dragFingerOverGuide'
  | 'placesWhileTurningGuide'
> => ({
  boxOf: (role, name) => boxOf(page().getByRole(role, name && { name })),
  boxOfFocus: () => boxOf(page().locator(':focus')),
  lineAtNow: async () => (await boxOf(page().locator('[role=grid] [data-line=now]'))).left,
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
