/** How a row of the endpoint table should fail; a delay can be combined with each of the other kinds. */
export interface Fault {
  /** The name of the row: `GET /v2/media/:id`. */
  readonly row: string;
  /** Responds with this status, with the platform's error body or with `body`. */
  readonly status?: number;
  /** Waits first, in milliseconds. */
  readonly delayMs?: number;
  /** Drops the connection instead of responding. */
  readonly drop?: boolean;
  /** Redirects to this address, absolute or relative to the request; 302 if no status is given. */
  readonly location?: string;
  /** Handles the request, and then drops the connection instead of responding. */
  readonly dropResponse?: boolean;
  /** Replaces the response body: text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** How many requests it affects; without it, all until the faults are cleared. */
  readonly times?: number;
}

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
