import { localized } from '../i18n/localized.ts';

const IN_UTC = { timeZone: 'UTC' } as const;

/** CAT-05: the air date of a daily workout, in UTC: in en-US format, unless another language is shown. */
export const useAirDateTexts = localized((locale) => {
  const long = new Intl.DateTimeFormat(locale, { ...IN_UTC, dateStyle: 'long' });
  const short = new Intl.DateTimeFormat(locale, { ...IN_UTC, dateStyle: 'medium' });
  return {
    airDate: (date: Date): string => long.format(date),
    /** For narrow places. */
    shortAirDate: (date: Date): string => short.format(date),
  };
});
