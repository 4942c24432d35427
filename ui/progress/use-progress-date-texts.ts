import { noonOf, type CalendarDate } from '#domain/time/calendar-date.ts';
import { dayFormat } from '../i18n/date-texts.ts';
import { localized } from '../i18n/localized.ts';

export const useProgressDateTexts = localized((locale) => {
  const full = dayFormat(locale, { dateStyle: 'long' });
  const long = dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const longWithYear = dayFormat(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  return {
    /** e.g. '6:41 AM', where the member is */
    timeText: (moment: Date): string => moment.toLocaleTimeString(locale, { timeStyle: 'short' }),
    /** e.g. 'May 11, 2025' */
    fullDateText: (date: CalendarDate): string => full.format(noonOf(date)),
    /** e.g. 'Monday, June 15', with the year if it is not that of today */
    dayText: (date: CalendarDate, today: CalendarDate): string =>
      (yearOf(date) === yearOf(today) ? long : longWithYear).format(noonOf(date)),
  };
});

const yearOf = (date: CalendarDate): string => date.slice(0, 'YYYY'.length);
