import { noonOf, type PlanDate } from '#domain/coaching/plan-date.ts';
import { DEFAULT_LOCALE } from './i18n.ts';

/** Formats of days: they are written in UTC, so that no time zone shifts one (COA-04). */
export const dayFormat = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DEFAULT_LOCALE, { ...parts, timeZone: 'UTC' });

const weekday = dayFormat({ weekday: 'short' });
const dayOfMonth = dayFormat({ month: 'short', day: 'numeric' });
const long = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const withYear = dayFormat({ year: 'numeric', month: 'short', day: 'numeric' });

/** e.g. 'Mon' */
export const weekdayText = (date: PlanDate): string => weekday.format(noonOf(date));
/** e.g. 'Jun 15' */
export const shortDateText = (date: PlanDate): string => dayOfMonth.format(noonOf(date));
/** e.g. 'Monday, June 15' */
export const longDateText = (date: PlanDate): string => long.format(noonOf(date));

/** With plain spaces around the dash: nobody finds thin ones by typing. */
const rangeText = (texts: Intl.DateTimeFormat, from: PlanDate, to: PlanDate): string =>
  texts.formatRange(noonOf(from), noonOf(to)).replaceAll('\u2009', ' ');

/** e.g. 'Jun 8 – 14' */
export const shortDatesText = (from: PlanDate, to: PlanDate): string => rangeText(dayOfMonth, from, to);
/** e.g. 'Jun 1 – 28, 2026' */
export const datesText = (from: PlanDate, to: PlanDate): string => rangeText(withYear, from, to);
