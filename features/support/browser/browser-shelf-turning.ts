import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { dragFinger } from './drag-finger.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** A row that has not moved for this long is at rest, in milliseconds. */
const REST_MS = 100;

/** How a shelf reacts to its arrows, to a finger and to keys. */
export const browserShelfTurning = (
  page: () => Page,
): Pick<Layout, 'placesWhileTurning' | 'dragFinger' | 'keysLeftToBrowser'> => ({
  placesWhileTurning: (shelf) =>
    page()
      .getByRole('region', { name: shelf, exact: true })
      .evaluate(placesWhileTurning, REST_MS, SHORT_TIMEOUT),
  dragFinger: async (shelf, movement) => {
    const row = page().getByRole('region', { name: shelf, exact: true }).getByRole('list');
    await row.scrollIntoViewIfNeeded(SHORT_TIMEOUT);
    const box = await row.boundingBox(SHORT_TIMEOUT);
    if (!box) throw new Error('The shelf is not on the screen');
    await dragFinger(page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 }, movement);
  },
  keysLeftToBrowser: async (keys) => {
    await page().evaluate(() => {
      window.addEventListener('keydown', (event) => {
        // Of a combination, only the key itself counts.
        if (['Alt', 'Control', 'Meta', 'Shift'].includes(event.key)) return;
        Object.assign(window, { leftToBrowser: !event.defaultPrevented });
        // What the browser would do with it could leave the page.
        event.preventDefault();
      });
    });
    const left: string[] = [];
    for (const key of keys) {
      // A key that the page takes on its way must not count as the one before it.
      await page().evaluate(() => void Object.assign(window, { leftToBrowser: false }));
      await page().keyboard.press(key);
      if (await page().evaluate(() => Reflect.get(window, 'leftToBrowser') === true)) left.push(key);
    }
    return left;
  },
});

/** Runs in the page. */
async function placesWhileTurning(shelf: Element, rest: number): Promise<readonly number[]> {
  const row = shelf.querySelector('ul');
  const arrow = shelf.querySelector<HTMLElement>('button[aria-label^="More of"]');
  if (!row || !arrow) throw new Error('The shelf does not turn');
  const [first, second] = row.children as unknown as readonly HTMLElement[];
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const places = [row.scrollLeft / pitch];
  arrow.click();
  for (let since = performance.now(); performance.now() - since < rest;) {
    await new Promise(requestAnimationFrame);
    const place = Math.round((row.scrollLeft / pitch) * 10) / 10;
    if (place === places.at(-1)) continue;
    places.push(place);
    since = performance.now();
  }
  return places;
}
