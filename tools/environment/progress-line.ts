/** The number of progress lines in an output that cannot overwrite a line. */
const LINES = 20;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Prints progress as `120 of 965`: on a single line of a terminal, otherwise as occasional lines. */
export class ProgressLine {
  #expected = 0;
  #done = 0;

  constructor(private readonly output: Output) {}

  expectOneMore(): void {
    this.#expected += 1;
  }

  countOne(): void {
    this.#done += 1;
    const words = `${this.#done} of ${this.#expected}`;
    if (this.output.isTTY) this.output.write(`\r${words}`);
    else if (this.#part(this.#done) > this.#part(this.#done - 1)) this.output.write(`${words}\n`);
  }

  end(): void {
    if (this.output.isTTY && this.#done > 0) this.output.write('\n');
  }

  #part(done: number): number {
    return Math.floor((done * LINES) / this.#expected);
  }
}
