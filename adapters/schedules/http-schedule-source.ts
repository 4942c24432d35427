import * as z from 'zod/mini';
import type { ScheduleSource } from '#application/ports/schedule-source.ts';
import { SECOND_MS } from '#domain/live/milliseconds.ts';
import type { Program } from '#domain/live/program.ts';
import type { Http } from '../http/http.ts';
import { moment, nonEmptyString, read, stringLike } from '../http/wire.ts';

/** A date in whole seconds, as the addresses of programs and recordings name it. */
const date = z.pipe(
  z.string(),
  z.transform((written, context) => {
    const parsed = moment(written);
    if (parsed) return Math.floor(parsed.getTime() / SECOND_MS) * SECOND_MS;
    context.issues.push({ code: 'custom', message: 'no date', input: written });
    return z.NEVER;
  }),
);

/** Specification 2, section 3, "Program guide entry" (LIV-08). */
const entry = z
  .object({
    id: z.pipe(stringLike, nonEmptyString),
    title: nonEmptyString,
    startTime: date,
    endTime: date,
    chapterPointCustomProperties: z.optional(z.array(z.object({ key: nonEmptyString, value: z.string() }))),
  })
  .check(z.refine(({ startTime, endTime }) => startTime < endTime));

/** How many entries are read at a time. */
const SLICE = 100;

/**
 * Loads the schedules of live channels from their own addresses, with an API-KEY header where the channel has a token.
 *
 * @param nextTask resolves in a later task, so that a long schedule holds up no frame
 */
export const makeHttpScheduleSource = (http: Http, nextTask: () => Promise<void>): ScheduleSource => ({
  programs: async ({ address, token }) => {
    const answer = await http.json(address, token ? { headers: { 'API-KEY': token } } : {});
    const entries = read(z.array(z.unknown()), answer, 'A schedule');
    const programs: Program[] = [];
    for (let first = 0; first < entries.length; first += SLICE) {
      if (first > 0) await nextTask();
      for (const written of entries.slice(first, first + SLICE)) {
        const program = readProgram(written);
        if (program) programs.push(program);
      }
    }
    return programs;
  },
});

function readProgram(written: unknown): Program | null {
  const { data } = z.safeParse(entry, written);
  if (!data) return null;
  const property = (name: string) =>
    data.chapterPointCustomProperties?.find(({ key }) => key === name)?.value || null;
  return {
    id: data.id,
    title: data.title,
    start: data.startTime,
    end: data.endTime,
    description: property('description'),
    image: property('image'),
  };
}
