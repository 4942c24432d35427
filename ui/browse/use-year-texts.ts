import { noonOf, type CalendarDate } from '#domain/time/calendar-date.ts';
import { dayFormat } from '../i18n/date-texts.ts';
import { localized } from '../i18n/localized.ts';

export const useYearTexts = localized((locale) => {
  const year = dayFormat(locale, { year: 'numeric' });
  const month = dayFormat(locale, { month: 'long' });
  const shortMonth = dayFormat(locale, { month: 'short' });
  const days = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    /** e.g. '2026' */
    yearText: (date: CalendarDate): string => year.format(noonOf(date)),
    /** e.g. 'June' */
    monthText: (date: CalendarDate): string => month.format(noonOf(date)),
    /** e.g. 'Jun' */
    shortMonthText: (date: CalendarDate): string => shortMonth.format(noonOf(date)),
    /** e.g. '3, 7, and 9' */
    listText: (texts: readonly string[]): string => days.format(texts),
  };
});
