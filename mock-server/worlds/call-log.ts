/** One request that a world received. */
export interface ReceivedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** As the endpoint table names it; null where no row takes the request. */
  readonly row: string | null;
  /** Null until it is answered, and for good where the connection was dropped. */
  status: number | null;
  /** The world's own time of arrival, ISO 8601. */
  readonly at: string;
  /** Parsed; a long one is its first characters. */
  body?: unknown;
}

const MOST_CALLS = 1000;
const LONGEST_BODY = 8000;

/** The requests of a world, oldest first; past 1,000 the oldest fall out. */
export class CallLog {
  #calls: ReceivedCall[] = [];

  /** Notes an arrival; the caller fills in the status and the body as they become known. */
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

/** What the log keeps of a body. */
export function keptBody(body: unknown): unknown {
  if (body === undefined || body === null) return undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return text.length > LONGEST_BODY ? text.slice(0, LONGEST_BODY) : body;
}
