import { z } from '../zod.ts';

/** The form of a moment in requests: a date, or a date and a time, in ISO 8601. */
export const momentTextSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/);

/** Whether a moment in the form of `momentTextSchema` is a whole day. */
export const isWholeDay = (text: string): boolean => !text.includes('T');

/**
 * The moment that a text in the form of `momentTextSchema` names, in UTC if it names no zone; a date is its midnight. Null for
 * one that does not exist, such as 30 February.
 */
export function isoMoment(text: string): Date | null {
  const [day = '', clock] = text.split('T');
  const midnight = new Date(day);
  // `Date` rolls a day beyond the end of the month over into the next month.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const date = new Date(clock === undefined || /Z|[+-]/.test(clock) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
