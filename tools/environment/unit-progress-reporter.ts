import type { Reporter } from 'vitest/node';
import { ProgressLine } from './progress-line.ts';

/** Prints the progress of the unit tests, in files; another reporter prints the failures. */
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
