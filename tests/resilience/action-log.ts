/** What happened in one run: its actions and requests line by line, its losses, and the figures for the report. */
export class ActionLog {
  readonly lines: string[] = [];
  /** Each action with its drawn details. */
  readonly started: string[] = [];
  readonly #losses: string[] = [];
  readonly #badResponses = new Map<string, number>();
  /** Actions that were performed: one whose control was not on the screen does not count. */
  actions = 0;
  saves = 0;
  favoriteChanges = 0;
  /** Values of another device, written after a write here that got no response, that the app left as they were. */
  comparedOfOtherDevice = 0;

  get badResponses(): ReadonlyMap<string, number> {
    return this.#badResponses;
  }

  write(line: string): void {
    this.lines.push(line);
  }

  startAction(action: string): void {
    this.started.push(action);
    this.write(action);
  }

  countBadResponse(kind: string): void {
    this.#badResponses.set(kind, (this.#badResponses.get(kind) ?? 0) + 1);
  }

  readonly reportLoss = (what: string): void => {
    this.#losses.push(what);
    this.write(`LOSS: ${what}`);
  };

  /** Fails the run if something was lost or went wrong. */
  assertNoLoss(): void {
    if (this.#losses.length > 0) throw new Error(this.#losses.join('\n'));
  }
}
