export const MS_A_DAY = 86_400_000;

/** A moment in the platform's format: seconds since 1970. */
export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Midnight UTC at the start of the moment's day. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / MS_A_DAY) * MS_A_DAY);

export const daysAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * MS_A_DAY);

/** e.g. `2026-11-21` */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

export interface Month {
  readonly year: number;
  /** 0-based, as in Date. */
  readonly month: number;
}

export const monthOf = (day: Date): Month => ({ year: day.getUTCFullYear(), month: day.getUTCMonth() });

/** All days of a month, each at midnight UTC. */
export function daysOfMonth({ year, month }: Month): Date[] {
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_day, index) => new Date(Date.UTC(year, month, index + 1)));
}

/** The months from that of `first` to that of `last`, in order. */
export function monthsBetween(first: Date, last: Date): Month[] {
  const index = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const count = Math.max(0, index(last) - index(first) + 1);
  return Array.from({ length: count }, (_month, step) => {
    const at = index(first) + step;
    return { year: Math.floor(at / 12), month: at % 12 };
  });
}
