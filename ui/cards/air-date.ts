const IN_UTC = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat('en-US', { ...IN_UTC, dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-US', { ...IN_UTC, dateStyle: 'medium' });

/** CAT-05: the air date of a daily workout, in UTC, in en-US format. */
export const airDate = (date: Date): string => long.format(date);

/** The short form, for narrow places. */
export const shortAirDate = (date: Date): string => short.format(date);
