import type { Reporter } from 'vitest/node';
import { ProgressLine } from './progress-line.ts';

/** Prints how far a run of the unit tests has come, in files; another reporter prints what failed. */
export default class UnitProgressReporter implements Reporter {
  readonly #progress = new ProgressLine(process.stdout);

  onTestRunStart(specifications: readonly unknown[]): void {
    for (let file = 0; file < specifications.length; file++) this.#progress.expectOneMore();
  }

  onTestModuleEnd(): void {
    this.#progress.countOne();
  }

  onTestRunEnd(): void {
    this.#progress.end();
  }
}
