import { Formatter, Status, type IFormatterOptions } from '@cucumber/cucumber';
import type { Message } from './dry-run.ts';
import { featureName } from './planned-scenario.ts';
import { scenarioId } from './scenario-id.ts';
import { recordRun, type RanScenario } from './scenario-record.ts';

type Attempt = ReturnType<IFormatterOptions['eventDataCollector']['getTestCaseAttempt']>;

/** Writes a report of the run, one entry per scenario, and adds it to the record of what has passed in this assembly. */
export default class ReportFormatter extends Formatter {
  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', ({ testRunFinished }: Message) => {
      if (!testRunFinished) return;
      const ran = this.eventDataCollector
        .getTestCaseAttempts()
        .filter(({ willBeRetried }) => !willBeRetried)
        .map(ranScenario);
      this.log(`${JSON.stringify(ran, null, 1)}\n`);
      recordRun(process.env.ASSEMBLY === 'browser' ? 'browser' : 'dom', ran);
    });
  }
}

/** A scenario without steps of its own does not pass, because it proves nothing. */
function ranScenario({ pickle, testCase, worstTestStepResult }: Attempt): RanScenario {
  const ofItsOwn = testCase.testSteps.filter(({ pickleStepId }) => pickleStepId !== undefined);
  return {
    id: scenarioId(pickle),
    feature: featureName(pickle.uri),
    name: pickle.name,
    passed: ofItsOwn.length > 0 && worstTestStepResult.status === Status.PASSED,
  };
}
