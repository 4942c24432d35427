/** A request that a world received. */
export interface ReceivedCall {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** The name of the row in the endpoint table; null if no row matches the request. */
  readonly row: string | null;
  /** Null until there is a response, and forever if the connection was dropped. */
  status: number | null;
  /** Time of arrival on the world's clock, ISO 8601. */
  readonly at: string;
  /** Parsed; a long body is truncated to its first characters. */
  body?: unknown;
}

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
