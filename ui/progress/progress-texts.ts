import { noonOf, type CalendarDate } from '#domain/time/calendar-date.ts';
import { DEFAULT_LOCALE } from '../i18n/i18n.ts';
import { dayFormat, longDateText } from '../i18n/date-text.ts';

const number = new Intl.NumberFormat(DEFAULT_LOCALE, { maximumFractionDigits: 0 });
const fullDate = dayFormat({ dateStyle: 'long' });
const longWithYear = dayFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** e.g. '5,120' */
export const numberText = (value: number): string => number.format(value);

/** e.g. 'May 11, 2025', where the member is */
export const dateText = (moment: Date): string =>
  moment.toLocaleDateString(DEFAULT_LOCALE, { dateStyle: 'long' });

/** e.g. '6:41 AM', where the member is */
export const timeText = (moment: Date): string =>
  moment.toLocaleTimeString(DEFAULT_LOCALE, { timeStyle: 'short' });

/** e.g. 'May 11, 2025' */
export const fullDateText = (date: CalendarDate): string => fullDate.format(noonOf(date));

/** e.g. 'Monday, June 15', with the year if it is not that of today */
export const dayText = (date: CalendarDate, today: CalendarDate): string =>
  yearOf(date) === yearOf(today) ? longDateText(date) : longWithYear.format(noonOf(date));

const yearOf = (date: CalendarDate): string => date.slice(0, 'YYYY'.length);
