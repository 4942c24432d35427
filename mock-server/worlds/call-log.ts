import type { output } from 'zod';
import { z } from '../zod.ts';

/** A request that a world received. */
export const receivedCallSchema = z.object({
  method: z.string(),
  path: z.string().meta({ description: 'With its query' }),
  row: z
    .string()
    .nullable()
    .meta({ description: 'As the endpoint table names it; null if no row matches the request' }),
  status: z
    .int()
    .nullable()
    .meta({ description: 'Null until there is a response, and forever if the connection was dropped' }),
  at: z.string().meta({ description: 'Time of arrival on the world’s clock, ISO 8601' }),
  body: z
    .unknown()
    .meta({ description: 'Parsed; a long body is truncated to its first characters' })
    .exactOptional(),
});

/** The status and the body are added once they are known. */
export type ReceivedCall = output<typeof receivedCallSchema>;

const MOST_CALLS = 1000;
const LONGEST_BODY = 32_000;

/** The requests of a world, oldest first; beyond 1,000 the oldest are dropped. */
export class CallLog {
  #calls: ReceivedCall[] = [];

  /** Logs an arrival; the caller adds the status and the body once known. */
  begin(arrival: Pick<ReceivedCall, 'method' | 'path' | 'row' | 'at'>): ReceivedCall {
    const call: ReceivedCall = { ...arrival, status: null };
    this.#calls.push(call);
    if (this.#calls.length > MOST_CALLS) this.#calls.shift();
    return call;
  }

  list(): readonly ReceivedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}

/** The loggable form of a body. */
export function loggableBody(body: unknown): unknown {
  if (body === undefined || body === null) return undefined;
  const text = typeof body === 'string' ? body : writtenAsJson(body);
  if (text === null) return 'nested too deeply to be logged';
  return text.length > LONGEST_BODY ? text.slice(0, LONGEST_BODY) : body;
}

/** Null if the stack is too small for it. */
function writtenAsJson(body: unknown): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}
