import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { ActionLog } from './action-log.ts';
import type { Fault, ResponseDelay } from './faults.ts';

/** Injects faults between the app and the platform. */
export class FaultInjector {
  constructor(
    private readonly assembly: DomAssembly,
    private readonly log: ActionLog,
  ) {}

  /** Makes the next requests that match the fault fail. */
  async inject(fault: Fault | null): Promise<void> {
    if (!fault) return;
    this.log.write(`  fault ${JSON.stringify(fault)}`);
    await this.assembly.platform.request('POST', '/__mock/faults', fault);
  }

  delayResponses({ matching, length, times }: ResponseDelay): void {
    this.log.write(`  responses to ${matching} arrive ${length} ms late, ${times} times`);
    this.assembly.holdAnswers({ matching: new RegExp(matching), length, times });
  }

  /** Ends every fault and delay. */
  async clear(): Promise<void> {
    this.assembly.holdAnswers({ matching: /./, length: 0, times: 0 });
    await this.assembly.platform.request('DELETE', '/__mock/faults');
  }
}
