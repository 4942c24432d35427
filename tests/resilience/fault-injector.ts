import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import { drawFault, drawHold } from './bad-answers.ts';
import type { Diary } from './action-log.ts';
import type { Lot } from './lot.ts';

/** What goes wrong between the app and the platform. */
export class Misfortunes {
  /** Counts on from where the lives before have come to, about. */
  #count: number;

  constructor(
    private readonly assembly: DomAssembly,
    private readonly diary: Diary,
    private readonly lot: Lot,
    seed: number,
  ) {
    this.#count = seed * 5;
  }

  /** Has the next calls that match it fail. */
  async set(fault: object): Promise<void> {
    this.diary.write(`  fault ${JSON.stringify(fault)}`);
    await this.assembly.platform.request('POST', '/__mock/faults', fault);
  }

  /** A fault of any of these calls, or of any at all. */
  draw(rows?: readonly string[]): ReturnType<typeof drawFault> {
    return drawFault(this.lot, this.#count++, rows);
  }

  /** What comes next often meets a fault. */
  async tempt(rows: readonly string[]): Promise<void> {
    if (this.lot.happens(0.35)) await this.set(this.draw(rows));
  }

  /** Some answers are long on their way. */
  delay(): void {
    const hold = drawHold(this.lot);
    this.diary.write(`  ${String(hold.matching)} answered ${hold.length} ms late, ${hold.times} times`);
    this.assembly.holdAnswers(hold);
  }

  /** Nothing is wrong any more. */
  async end(): Promise<void> {
    this.assembly.holdAnswers({ matching: /./, length: 0, times: 0 });
    await this.assembly.platform.request('DELETE', '/__mock/faults');
  }
}
