import * as z from 'zod/mini';
import type { ScheduleSource } from '#application/ports/schedule-source.ts';
import type { Program } from '#domain/live/program.ts';
import type { Http } from '../http/http.ts';
import { read } from '../http/wire.ts';
import { readProgram } from './read-program.ts';

/** How many entries are read at a time. */
const SLICE = 250;

/** Enough for the two weeks of a guide in programs of five minutes. */
const MOST_ENTRIES = 5000;

/**
 * Loads the schedules of live channels from their own addresses, with an API-KEY header where the channel has a token. Of a
 * schedule the first 5,000 entries are read.
 *
 * @param base what relative addresses begin with: that of the server that names them
 * @param nextTask resolves in a later task, so that a long schedule holds up no frame
 */
export const makeHttpScheduleSource = (
  http: Http,
  base: string,
  nextTask: () => Promise<void>,
): ScheduleSource => ({
  programs: async ({ address, token }) => {
    const answer = await http.json(
      new URL(address, `${base}/`).href,
      token ? { headers: { 'API-KEY': token } } : {},
    );
    const entries = read(z.array(z.unknown()), answer, 'A schedule').slice(0, MOST_ENTRIES);
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
