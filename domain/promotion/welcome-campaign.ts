import { CALLOUT_PROGRAMS } from '../catalogue/callout-program-slugs.ts';
import { slug, type Slug } from '../catalogue/slug.ts';
import { localDate } from '../time/calendar-date.ts';

/** SHL-07: the first and the last day of the welcome, both included, where the viewer is. */
const [FIRST_DAY, LAST_DAY] = ['2025-07-15', '2025-08-15'] as const;

/** SHL-07: how long after a page has loaded the welcome shows, in milliseconds. */
export const WELCOME_DELAY_MS = 500;

/** SHL-07: the program that the welcome promotes unless the config names one. */
export const WELCOME_PROGRAM: Slug = slug(CALLOUT_PROGRAMS[0]);

/** SHL-07: whether the welcome shows at a moment, by the viewer's calendar. */
export function isWelcomeTime(moment: Date): boolean {
  const today: string = localDate(moment);
  return today >= FIRST_DAY && today <= LAST_DAY;
}
