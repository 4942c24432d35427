import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';
import { inPage } from './in-page.ts';
import { shownControls, type ShownControl } from './in-page-layout.ts';

/** Less is a border, or the rounding of a pixel. */
const MOST_SHARED = 2;

/** Whether links, buttons and fields have room. */
export const browserControlFit = (
  page: () => Page,
): Pick<Layout, 'overflow' | 'overlaps' | 'isDropdownOpen'> => {
  const controls = () => page().evaluate<ShownControl[]>(inPage(shownControls));
  return {
    overflow: async () => {
      const beyond = (await controls()).map((control) => control.beyond);
      return Math.round(Math.max(await page().evaluate(scrollableWidth), ...beyond));
    },
    isDropdownOpen: (name) =>
      page()
        .getByRole('combobox', { name, exact: true })
        .evaluate((element) => element.matches(':open'), undefined, SHORT_TIMEOUT),
    overlaps: async () => {
      const shown = await controls();
      return shown.flatMap((one, at) =>
        shown
          .slice(at + 1)
          .filter((other) => !other.within.includes(at) && overlap(one, other))
          .map((other) => `${one.name} on ${other.name}`),
      );
    },
  };
};

/** By how much the page, or the dialog over it, is wider than what shows of it. Runs in the page. */
function scrollableWidth(): number {
  const dialog = document.querySelector('dialog[open]:not(:has(dialog[open]))');
  return Math.max(
    document.documentElement.scrollWidth - window.innerWidth,
    dialog ? dialog.scrollWidth - dialog.clientWidth : 0,
  );
}

function overlap({ box: one }: ShownControl, { box: other }: ShownControl): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > MOST_SHARED && down > MOST_SHARED;
}
