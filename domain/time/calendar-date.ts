import type { Branded } from '../branded.ts';
import { DAY_MS, HOUR_MS, type EpochMs } from './milliseconds.ts';

/** A day of the calendar: 'YYYY-MM-DD'. */
export type CalendarDate = Branded<string, 'CalendarDate'>;

/** Parses a day; null if there is no such day. A time after the day is ignored. */
export function calendarDate(written: string): CalendarDate | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(written)?.[0];
  if (day === undefined) return null;
  const midnight = Date.parse(day);
  return !Number.isNaN(midnight) && writeDate(midnight) === day ? (day as CalendarDate) : null;
}

/** The day of a moment where the member is. */
export function localDate(moment: Date): CalendarDate {
  return writeDate(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/** The first moment of a day where the member is. */
export function startOfLocalDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The day of a moment in UTC. */
export const utcDate = (moment: Date): CalendarDate => writeDate(moment.getTime());

/** The first moment of a day in UTC. */
export const startOfUtcDay = (date: CalendarDate): Date => new Date(Date.parse(date));

/** COA-04: days are counted, and written in UTC, from noon UTC to noon UTC: no time zone or clock change shifts one. */
export const noonOf = (date: CalendarDate): EpochMs => Date.parse(date) + 12 * HOUR_MS;

export const DAYS_OF_A_WEEK = 7;

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  writeDate(noonOf(date) + days * DAY_MS);

/** The number of days from one date to another; negative if that is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** The number of a day in its month, from 1. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice('YYYY-MM-'.length));

/** The first day of the month of a date. */
export const startOfMonth = (date: CalendarDate): CalendarDate =>
  `${date.slice(0, 'YYYY-MM'.length)}-01` as CalendarDate;

/** The first day of the year of a date. */
export const startOfYear = (date: CalendarDate): CalendarDate =>
  `${date.slice(0, 'YYYY'.length)}-01-01` as CalendarDate;

const LONGEST_MONTH = 31;

/** The last day of the month of a date. */
export const endOfMonth = (date: CalendarDate): CalendarDate =>
  addDays(startOfMonth(addDays(startOfMonth(date), LONGEST_MONTH)), -1);

function writeDate(moment: EpochMs): CalendarDate {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length) as CalendarDate;
}
