import { addDays, planDate, type PlanDate } from '../coaching/plan-date.ts';

/** The first and the last day of a part of the history, as the member's calendar counts them. */
export interface HistoryRange {
  readonly from: PlanDate;
  readonly to: PlanDate;
}

/** PRG-04: the default range ends today, and began this many days before. */
export const DEFAULT_DAYS = 90;

/** The first day that can be chosen: nobody has finished a workout before. */
export const EARLIEST_DAY = '2000-01-01' as PlanDate;

export const defaultRange = (today: PlanDate): HistoryRange => ({
  from: addDays(today, -DEFAULT_DAYS),
  to: today,
});

/**
 * PRG-04: the range that an address asks for. What is no day counts as absent; a day in the future is today; without a last day
 * the range ends today, and without a first day it is as long as the default; days in the wrong order change places.
 */
export function historyRange(from: string | null, to: string | null, today: PlanDate): HistoryRange {
  const last = dayIn(to, today) ?? today;
  const first = dayIn(from, today) ?? addDays(last, -DEFAULT_DAYS);
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

export const isSameRange = (one: HistoryRange, other: HistoryRange): boolean =>
  one.from === other.from && one.to === other.to;

function dayIn(written: string | null, today: PlanDate): PlanDate | null {
  const day = planDate(written ?? '');
  if (day === null) return null;
  if (day > today) return today;
  return day < EARLIEST_DAY ? EARLIEST_DAY : day;
}

/** The days that the address of a range names; null where the default says it. */
export function daysToWrite(
  range: HistoryRange,
  today: PlanDate,
): { readonly [Day in keyof HistoryRange]: PlanDate | null } {
  if (isSameRange(range, defaultRange(today))) return { from: null, to: null };
  return { from: range.from, to: range.to === today ? null : range.to };
}
