import { noonOf, type CalendarDate } from '#domain/time/calendar-date.ts';
import { DEFAULT_LOCALE } from './i18n.ts';

/** Formats of days: they are written in UTC, so that no time zone shifts one (COA-04). */
export const dayFormat = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DEFAULT_LOCALE, { ...parts, timeZone: 'UTC' });

const weekday = dayFormat({ weekday: 'short' });
const dayOfMonth = dayFormat({ month: 'short', day: 'numeric' });
const long = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const withYear = dayFormat({ year: 'numeric', month: 'short', day: 'numeric' });

/** e.g. 'Mon' */
export const weekdayText = (date: CalendarDate): string => weekday.format(noonOf(date));
/** e.g. 'Jun 15' */
export const shortDateText = (date: CalendarDate): string => dayOfMonth.format(noonOf(date));
/** e.g. 'Monday, June 15' */
export const longDateText = (date: CalendarDate): string => long.format(noonOf(date));

/** With plain spaces around the dash: nobody finds thin ones by typing. */
const rangeText = (texts: Intl.DateTimeFormat, from: CalendarDate, to: CalendarDate): string =>
  texts.formatRange(noonOf(from), noonOf(to)).replaceAll('\u2009', ' ');

/** e.g. 'Jun 8 – 14' */
export const shortDatesText = (from: CalendarDate, to: CalendarDate): string =>
  rangeText(dayOfMonth, from, to);
/** e.g. 'Jun 1 – 28, 2026' */
export const datesText = (from: CalendarDate, to: CalendarDate): string => rangeText(withYear, from, to);
