import { z } from '../zod.ts';
import type { ValueOf } from '../value-of-schema.ts';

/** What a fault does; at least one of them. */
const EFFECTS = ['status', 'delayMs', 'drop', 'location', 'dropResponse', 'body'] as const;

/** How a row of the endpoint table should fail; a delay can be combined with each of the other kinds. */
export const faultSchema = z
  .strictObject({
    row: z.string().max(200).meta({ description: 'As the endpoint table names it: GET /v2/media/:id' }),
    status: z
      .int()
      .min(200)
      .max(599)
      .meta({ description: 'Responds with it, and with the platform’s error body or with `body`' })
      .exactOptional(),
    delayMs: z.int().min(0).max(600_000).meta({ description: 'Waits first' }).exactOptional(),
    drop: z.boolean().meta({ description: 'Closes the connection instead of responding' }).exactOptional(),
    location: z
      .string()
      .max(1000)
      .meta({
        description: 'Redirects there, absolute or relative to the request; by 302 unless a status is given',
      })
      .exactOptional(),
    dropResponse: z
      .boolean()
      .meta({ description: 'Handles the request, and then closes the connection instead of responding' })
      .exactOptional(),
    body: z
      .unknown()
      .meta({ description: 'The body to respond with: text as it is, anything else as JSON' })
      .exactOptional(),
    times: z
      .int()
      .min(1)
      .meta({ description: 'The number of requests it affects; until cleared if not given' })
      .exactOptional(),
  })
  .refine((fault) => EFFECTS.some((effect) => effect in fault), `One of ${EFFECTS.join(', ')} is missing`)
  .meta({ anyOf: EFFECTS.map((effect) => ({ required: [effect] })) });

export type Fault = ValueOf<typeof faultSchema>;

/**
 * The faults of a world. Those of one row apply in the order they were set; a fault without `times` is
 * replaced when the next one for its row is set.
 */
export class Faults {
  #faults: Fault[];

  constructor(faults: readonly Fault[] = []) {
    this.#faults = [...faults];
  }

  add(fault: Fault): void {
    this.#faults = this.#faults.filter(({ row, times }) => row !== fault.row || times !== undefined);
    this.#faults.push(fault);
  }

  /** The fault that affects the next request of a row. */
  next(row: string): Fault | undefined {
    return this.#faults.find((fault) => fault.row === row);
  }

  /** Counts one use of a fault. Returns whether anything changed. */
  count(fault: Fault): boolean {
    if (fault.times === undefined) return false;
    const left = fault.times - 1;
    this.#faults = this.#faults.flatMap((each) =>
      each !== fault ? [each] : left > 0 ? [{ ...fault, times: left }] : [],
    );
    return true;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }
}
