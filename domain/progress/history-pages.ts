import type { ScreenSize } from '../catalogue/breakpoints.ts';

/** PRG-04: how many workouts a page of the history has. */
export const PAGE_SIZE = 25;

/** The page that an address asks for; 1 if it names none. */
export const pageIn = (written: string | null): number =>
  /^[1-9]\d{0,5}$/.test(written ?? '') ? Number(written) : 1;

/** There is always a first page. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** How many workouts come before those of a page. */
export const offsetOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** PRG-05: how many buttons lead to other pages. */
export const PAGE_BUTTONS: Readonly<Record<ScreenSize, number>> = { xs: 4, sm: 6, md: 8, lg: 10, xl: 12 };

/** PRG-05: first, previous, next and last; the others have numbers. */
const WITHOUT_NUMBER = 4;

/** PRG-05: the pages that have a button with their number: those around the current one, as far as there are that many. */
export function pageNumbers(current: number, pages: number, size: ScreenSize): readonly number[] {
  const length = Math.min(PAGE_BUTTONS[size] - WITHOUT_NUMBER, pages);
  const before = Math.floor((length - 1) / 2);
  const first = Math.min(Math.max(1, current - before), pages - length + 1);
  return Array.from({ length }, (_page, index) => first + index);
}
