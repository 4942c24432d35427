/** A way in which a row of the endpoint table is to fail; a delay may go with each of the others. */
export interface Fault {
  /** As the endpoint table names it: `GET /v2/media/:id`. */
  readonly row: string;
  /** Answers this status instead, with the platform's error body or with `body`. */
  readonly status?: number;
  /** Waits before anything else happens, in milliseconds. */
  readonly delayMs?: number;
  /** Breaks the connection off instead of answering. */
  readonly drop?: boolean;
  /** Replaces the answer's body: text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  /** How many requests it lasts for; without it, until the faults are cleared. */
  readonly times?: number;
}

/**
 * The faults of a world. Those of one row are used up in the order in which they were set; a fault without `times`
 * ends where the next one for its row is set.
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

  /** What the next request of a row suffers. */
  next(row: string): Fault | undefined {
    return this.#faults.find((fault) => fault.row === row);
  }

  /** Counts one suffering of a fault. Answers whether anything changed. */
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
