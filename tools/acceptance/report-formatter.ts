import { Formatter, Status, type IFormatterOptions } from '@cucumber/cucumber';
import type { Message } from './dry-run.ts';
import { featureName } from './planned-scenario.ts';
import { scenarioId } from './scenario-id.ts';
import type { RanScenario } from './scenario-report.ts';

type Attempt = ReturnType<IFormatterOptions['eventDataCollector']['getTestCaseAttempt']>;

/** Writes a report for the trace and the total test count: one entry per scenario. */
export default class ReportFormatter extends Formatter {
  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', ({ testRunFinished }: Message) => {
      if (!testRunFinished) return;
      const attempts = this.eventDataCollector
        .getTestCaseAttempts()
        .filter(({ willBeRetried }) => !willBeRetried);
      this.log(`${JSON.stringify(attempts.map(ranScenario), null, 1)}\n`);
    });
  }
}

/** A scenario without steps of its own does not pass, because it proves nothing. */
function ranScenario({ pickle, testCase, stepResults, worstTestStepResult }: Attempt): RanScenario {
  const ofItsOwn = testCase.testSteps.filter(({ pickleStepId }) => pickleStepId !== undefined);
  const durations = Object.values(stepResults).map(({ duration }) => duration);
  return {
    id: scenarioId(pickle),
    feature: featureName(pickle.uri),
    name: pickle.name,
    passed: ofItsOwn.length > 0 && worstTestStepResult.status === Status.PASSED,
    duration: Math.round(
      durations.reduce((sum, { seconds, nanos }) => sum + seconds * 1000 + nanos / 1e6, 0),
    ),
  };
}
