import { addDays, calendarDate, type CalendarDate } from '../time/calendar-date.ts';

/** The first and the last day of a part of the history, as the member's calendar counts them. */
export interface HistoryRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** PRG-04: the default range ends today, and began this many days before. */
export const DEFAULT_DAYS = 90;

/** The first day that can be chosen: nobody has finished a workout before. */
export const EARLIEST_DAY = '2000-01-01' as CalendarDate;

export const defaultRange = (today: CalendarDate): HistoryRange => ({
  from: addDays(today, -DEFAULT_DAYS),
  to: today,
});

/**
 * PRG-04: the range that an address asks for. What is no day counts as absent; a day in the future is today; without a last day
 * the range ends today, and without a first day it is as long as the default; days in the wrong order change places.
 */
export function historyRange(from: string | null, to: string | null, today: CalendarDate): HistoryRange {
  const last = dayIn(to, today) ?? today;
  const first = dayIn(from, today) ?? addDays(last, -DEFAULT_DAYS);
  return { from: earlier(first, last), to: later(first, last) };
}

/** PRG-04: the range with another first day; one after the last day moves that as well. */
export const withFirstDay = (range: HistoryRange, written: string, today: CalendarDate): HistoryRange => {
  const from = dayIn(written, today) ?? range.from;
  return { from, to: later(from, range.to) };
};

/** PRG-04: the range with another last day; one before the first day moves that as well. */
export const withLastDay = (range: HistoryRange, written: string, today: CalendarDate): HistoryRange => {
  const to = dayIn(written, today) ?? range.to;
  return { from: earlier(to, range.from), to };
};

export const isSameRange = (one: HistoryRange, other: HistoryRange): boolean =>
  one.from === other.from && one.to === other.to;

function dayIn(written: string | null, today: CalendarDate): CalendarDate | null {
  const day = calendarDate(written ?? '');
  return day === null ? null : later(EARLIEST_DAY, earlier(day, today));
}

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);
const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

/** The days that the address of a range names; null where the default says it. */
export function daysToWrite(
  range: HistoryRange,
  today: CalendarDate,
): { readonly [Day in keyof HistoryRange]: CalendarDate | null } {
  if (isSameRange(range, defaultRange(today))) return { from: null, to: null };
  return { from: range.from, to: range.to === today ? null : range.to };
}
