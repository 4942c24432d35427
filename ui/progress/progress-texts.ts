import { noonOf, type PlanDate } from '#domain/coaching/plan-date.ts';
import type { Age } from '#domain/progress/age.ts';
import { DEFAULT_LOCALE } from '../i18n/i18n.ts';

const number = new Intl.NumberFormat(DEFAULT_LOCALE, { maximumFractionDigits: 0 });
const day = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DEFAULT_LOCALE, { ...parts, timeZone: 'UTC' });
const fullDate = day({ dateStyle: 'long' });
const weekday = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const thisYear = day(weekday);
const otherYear = day({ ...weekday, year: 'numeric' });
const ago = new Intl.RelativeTimeFormat(DEFAULT_LOCALE);

/** e.g. '5,120' */
export const numberText = (value: number): string => number.format(value);

/** e.g. 'May 11, 2025', where the member is */
export const dateText = (moment: Date): string =>
  moment.toLocaleDateString(DEFAULT_LOCALE, { dateStyle: 'long' });

/** e.g. '6:41 AM', where the member is */
export const timeText = (moment: Date): string =>
  moment.toLocaleTimeString(DEFAULT_LOCALE, { timeStyle: 'short' });

/** e.g. '5 minutes ago' */
export const ageText = ({ unit, count }: Age): string => ago.format(-count, unit);

/** e.g. 'May 11, 2025' */
export const fullDateText = (date: PlanDate): string => fullDate.format(noonOf(date));

/** e.g. 'Monday, June 15', with the year if it is not that of today */
export const dayText = (date: PlanDate, today: PlanDate): string =>
  (yearOf(date) === yearOf(today) ? thisYear : otherYear).format(noonOf(date));

const yearOf = (date: PlanDate): string => date.slice(0, 'YYYY'.length);
