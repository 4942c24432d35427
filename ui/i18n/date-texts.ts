import { noonOf, startOfYear, type CalendarDate } from '#domain/time/calendar-date.ts';
import { localized } from './localized.ts';

/** A format of days: it writes them in UTC, so that no time zone shifts one (COA-04). */
export const dayFormat = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });

/** With plain spaces around the dash: nobody finds thin ones by typing. */
const rangeText = (texts: Intl.DateTimeFormat, from: CalendarDate, to: CalendarDate): string =>
  texts.formatRange(noonOf(from), noonOf(to)).replaceAll('\u2009', ' ');

export const useDateTexts = localized((locale) => {
  const weekday = dayFormat(locale, { weekday: 'short' });
  const longWeekday = dayFormat(locale, { weekday: 'long' });
  const dayOfMonth = dayFormat(locale, { month: 'short', day: 'numeric' });
  const long = dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const longDayOfMonth = dayFormat(locale, { month: 'long', day: 'numeric' });
  const full = dayFormat(locale, { dateStyle: 'long' });
  const withYear = dayFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  return {
    /** e.g. 'Mon' */
    weekdayText: (date: CalendarDate): string => weekday.format(noonOf(date)),
    /** e.g. 'Monday' */
    longWeekdayText: (date: CalendarDate): string => longWeekday.format(noonOf(date)),
    /** e.g. 'Jun 15' */
    shortDateText: (date: CalendarDate): string => dayOfMonth.format(noonOf(date)),
    /** e.g. 'Monday, June 15' */
    longDateText: (date: CalendarDate): string => long.format(noonOf(date)),
    /** e.g. 'June 15', with the year if it is not that of today */
    dayOfMonthText: (date: CalendarDate, today: CalendarDate): string =>
      (startOfYear(date) === startOfYear(today) ? longDayOfMonth : full).format(noonOf(date)),
    /** e.g. 'June 15, 2026' */
    fullDateText: (date: CalendarDate): string => full.format(noonOf(date)),
    /** e.g. 'Jun 8 – 14' */
    shortDatesText: (from: CalendarDate, to: CalendarDate): string => rangeText(dayOfMonth, from, to),
    /** e.g. 'Jun 1 – 28, 2026' */
    datesText: (from: CalendarDate, to: CalendarDate): string => rangeText(withYear, from, to),
  };
});
