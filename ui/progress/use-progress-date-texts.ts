import { noonOf, startOfYear, type CalendarDate } from '#domain/time/calendar-date.ts';
import { dayFormat } from '../i18n/date-texts.ts';
import { localized } from '../i18n/localized.ts';

export const useProgressDateTexts = localized((locale) => {
  const long = dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const longWithYear = dayFormat(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const month = dayFormat(locale, { month: 'long' });
  const monthWithYear = dayFormat(locale, { month: 'long', year: 'numeric' });
  return {
    /** e.g. '6:41 AM', where the member is */
    timeText: (moment: Date): string => moment.toLocaleTimeString(locale, { timeStyle: 'short' }),
    /** e.g. 'Monday, June 15', with the year if it is not that of today */
    dayText: (date: CalendarDate, today: CalendarDate): string =>
      (startOfYear(date) === startOfYear(today) ? long : longWithYear).format(noonOf(date)),
    /** e.g. 'June' */
    monthText: (date: CalendarDate): string => month.format(noonOf(date)),
    /** e.g. 'June 2026' */
    monthWithYearText: (date: CalendarDate): string => monthWithYear.format(noonOf(date)),
  };
});
