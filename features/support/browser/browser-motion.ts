import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { notedDialogMotions } from './browser-dialog-motions.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** A new observer receives earlier layout shifts after a short delay. */
const NOTED_WITHIN_MS = 200;

/** Animations and layout shifts. */
export const browserMotion = (
  page: () => Page,
): Pick<Layout, 'reduceMotion' | 'dialogMotion' | 'dialogMotions' | 'turnFeatured' | 'layoutShift'> => ({
  reduceMotion: () => page().emulateMedia({ reducedMotion: 'reduce' }),
  dialogMotion: async () => {
    const [dialog = 0, behind = 0] = await page()
      .locator('dialog[open]')
      .last()
      .evaluate(
        (element) =>
          [undefined, '::backdrop'].map((part) => {
            const { animationName, animationDuration } = getComputedStyle(element, part);
            return animationName === 'none' ? 0 : Math.round(parseFloat(animationDuration) * 1000);
          }),
        undefined,
        SHORT_TIMEOUT,
      );
    return { dialog, page: behind };
  },
  dialogMotions: () => notedDialogMotions(page()),
  turnFeatured: (name) =>
    page()
      .getByRole('region', { name, exact: true })
      .evaluate(
        async (featured) => {
          featured.querySelector<HTMLElement>('[aria-label="Next"]')?.click();
          await new Promise(requestAnimationFrame);
          const motions = featured.getAnimations({ subtree: true });
          for (const motion of motions) {
            motion.pause();
            motion.currentTime = 500;
          }
          const comes = featured.querySelector('[aria-live] > *')?.getBoundingClientRect().left ?? NaN;
          const goes = featured.querySelector('[inert]')?.getBoundingClientRect().right ?? NaN;
          const lengths = motions.map(({ effect }) => Number(effect?.getComputedTiming().duration));
          return { length: Math.max(...lengths), gap: Math.abs(Math.round(comes - goes)) };
        },
        undefined,
        SHORT_TIMEOUT,
      ),
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
});
