import type { Page } from 'playwright';
import type { PlayerInternals } from '../player-internals.ts';
import { browserPlayerPicture } from './browser-player-picture.ts';

/** @param runFirst runs a script before the app, from the next page load on */
export const browserPlayerInternals = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): PlayerInternals => ({
  choicesInView: () => page().getByRole('menuitemradio').evaluateAll(textsInView),
  showsThumbnail: async () => {
    const bar = page().getByRole('slider', { name: 'Seek', exact: true });
    await page().mouse.move(600, 380);
    await bar.hover({ position: { x: 300, y: 16 }, force: true });
    const picture = page().locator('[data-thumbnail]');
    // It is loaded when the pointer has come.
    const isShown = await picture.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (!isShown) return false;
    return picture.evaluate(matchesPlace, 300);
  },
  ...browserPlayerPicture(page, runFirst),
});

/** Whether a thumbnail is what the platform has for this many pixels of the seek bar. Runs in the page. */
async function matchesPlace(picture: Element, pointedAt: number): Promise<boolean> {
  // The width of the slider's thumb.
  const THUMB = 14;
  const { duration = 0 } = document.querySelector('video') ?? {};
  const { width = 0 } = document.querySelector('[data-seek]')?.getBoundingClientRect() ?? {};
  const track = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/strips/') && name.includes('.vtt'));
  const text = await (await fetch(track?.name ?? '')).text();
  const inSeconds = (time = '') => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  const at = ((pointedAt - THUMB / 2) / (width - THUMB)) * duration;
  const cues = [...text.matchAll(/([\d:.]+) --> ([\d:.]+)\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/g)];
  // The pointer may stand between two pixels.
  const near = cues.filter(([, start, end]) => inSeconds(start) - 10 <= at && at <= inSeconds(end) + 10);
  const {
    backgroundImage,
    backgroundPosition,
    width: shownWidth,
    height: shownHeight,
  } = getComputedStyle(picture);
  return near.some(
    ([, , , file = '', x, y, cueWidth, cueHeight]) =>
      backgroundImage.includes(file) &&
      backgroundPosition === `-${x}px -${y}px`.replaceAll('-0px', '0px') &&
      shownWidth === `${cueWidth}px` &&
      shownHeight === `${cueHeight}px`,
  );
}

/** The texts of the elements that are entirely visible. Runs in the page. */
async function textsInView(elements: readonly Element[]): Promise<readonly string[]> {
  const entries = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      resolve(seen);
    });
    elements.forEach((element) => observer.observe(element));
  });
  return entries
    .filter(({ intersectionRatio }) => intersectionRatio > 0.99)
    .map(({ target }) => (target as HTMLElement).innerText.trim());
}
