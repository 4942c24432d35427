import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { calendarDate, localDate, type CalendarDate } from '#domain/time/calendar-date.ts';
import { webAddress } from './web-address.ts';

// Without it the library tries whether it may compile code from text, which the Content-Security-Policy refuses and reports.
z.config({ jitless: true });

/** An optional field; a value of the wrong type counts as missing. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A list without its entries of the wrong shape; anything but a list counts as an empty one. */
export const tolerantList = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    lenient(z.array(z.unknown())),
    z.transform((entries): z.output<Schema>[] =>
      (entries ?? []).flatMap((entry) => {
        const result = z.safeParse(schema, entry);
        return result.success ? [result.data] : [];
      }),
    ),
  );

/** Text that is not empty. */
export const nonEmptyString = z.string().check(z.refine((text) => text !== ''));

/** An id or a public name, which becomes a part of addresses. */
export const idText = z.string().check(z.refine(isPathSegment));

/**
 * A value in a form of its own, which `parse` reads; null means that it cannot be read.
 *
 * @param problem what is wrong then, for developers
 */
export const parsed = <Schema extends z.ZodMiniType, Value>(
  schema: Schema,
  parse: (sent: z.output<Schema>) => Value | null,
  problem: string,
) =>
  z.pipe(
    schema,
    z.transform((sent, context): Value => {
      const value = parse(sent);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: problem, input: sent });
      return z.NEVER;
    }),
  );

/** An http(s) address that can be requested. */
export const webUrl = parsed(
  z.string(),
  (written) => (URL.canParse(written) ? webAddress(written.trim()) : null),
  'not an http(s) address',
);

/** Text, or a number, which is converted to text. */
export const stringLike = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** An id that may also be sent as a number. */
export const idLike = stringLike.check(z.refine(isPathSegment));

const ANSWERS = new Map([
  ...['true', '1', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off'].map((word) => [word, false] as const),
]);

/** A boolean, or one of the words for it that a custom field may contain (ACC-05): true, 1, yes, on; false, 0, no, off. */
export const booleanLike = parsed(
  z.union([z.boolean(), stringLike]),
  (written) => ANSWERS.get(String(written).trim().toLowerCase()) ?? null,
  'neither yes nor no',
);

/** The entries of a comma-separated list. */
export const commaList = (written: string | null | undefined): string[] =>
  (written ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A number, or text that contains one. */
export const numberLike = z.union([z.number(), parsed(z.string(), numberIn, 'not a number')]);

function numberIn(written: string): number | null {
  const value = Number(written);
  return written.trim() !== '' && Number.isFinite(value) ? value : null;
}

/** Parses the text of a date, or milliseconds since 1970; null if it is no date. */
export function moment(written: string | number): Date | null {
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Parses the text of a date. One without a time is that day in every time zone; a moment is on the day that it has where the member
 * is. Null if it is no date.
 */
export function day(written: string): CalendarDate | null {
  if (isDayAlone(written)) return calendarDate(written);
  const at = moment(written);
  return at && localDate(at);
}

/** Whether a date has no time. */
export const isDayAlone = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(written);

/** Validates a server's response. Fails with `malformed-answer` and the name of the first wrong field. */
export function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  what: string,
): z.output<Schema> {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  throw new AppFailure('malformed-answer', `${what} cannot be read`, { field, cause: result.error });
}

/** Validates the entries of a list; invalid ones are left out and reported (API-07). */
export function readEach<Schema extends z.ZodMiniType>(
  schema: Schema,
  entries: readonly unknown[],
  what: string,
  reporter: Reporter,
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    try {
      return [read(schema, entry, what)];
    } catch (failure) {
      reporter.report(failure as AppFailure);
      return [];
    }
  });
}
