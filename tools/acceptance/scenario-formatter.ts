import { Formatter, formatterHelpers, Status, type IFormatterOptions } from '@cucumber/cucumber';
import { words } from '#features/support/vocabulary/define-parameter-type.ts';
import type { Message } from './dry-run.ts';
import { suggestion } from './nearest-phrase.ts';
import { readableFailure } from './readable-failure.ts';
import { ProgressLine } from '../environment/progress-line.ts';

type Attempt = ReturnType<IFormatterOptions['eventDataCollector']['getTestCaseAttempt']>;
type Step = ReturnType<typeof formatterHelpers.parseTestCaseAttempt>['testSteps'][number];

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Prints the progress, then the failed scenarios step by step, then the number of passed ones. */
export default class ScenarioFormatter extends Formatter {
  constructor(options: IFormatterOptions) {
    super(options);
    const progress = new ProgressLine(process.stdout);
    options.eventBroadcaster.on('envelope', ({ testCase, testCaseFinished, testRunFinished }: Message) => {
      if (testCase) progress.expectOneMore();
      if (testCaseFinished && !testCaseFinished.willBeRetried) progress.countOne();
      if (testRunFinished) {
        progress.end();
        this.#conclude();
      }
    });
  }

  #conclude(): void {
    const attempts = this.eventDataCollector
      .getTestCaseAttempts()
      .filter(({ willBeRetried }) => !willBeRetried);
    const failed = attempts.filter((attempt) => !hasPassed(attempt));
    for (const attempt of failed) this.log(`\n${this.#story(attempt)}\n`);
    for (const { name, expression } of this.eventDataCollector.undefinedParameterTypes) {
      this.log(`\nThe phrase "${expression}" takes a word that is not defined: {${name}}\n`);
    }
    if (attempts.length === 0) return;
    this.log(
      `${attempts.length} scenarios: ${attempts.length - failed.length} passed, ${failed.length} failed\n`,
    );
  }

  #story(testCaseAttempt: Attempt): string {
    const { testCase, testSteps } = formatterHelpers.parseTestCaseAttempt({
      testCaseAttempt,
      snippetBuilder: this.snippetBuilder,
      supportCodeLibrary: this.supportCodeLibrary,
    });
    const { uri = '', line = 1 } = testCase.sourceLocation ?? {};
    const isSilentHook = ({ text, result, attachments }: Step) =>
      text === undefined && result.status === Status.PASSED && attachments.length === 0;
    const steps = testSteps.filter((step) => !isSilentHook(step)).map((step) => this.#step(step));
    return `${this.colorFns.location(`${uri}:${line}`)}  ${testCase.name}\n${steps.join('\n')}`;
  }

  #step({ keyword, text, result, attachments }: Step): string {
    const { status } = result;
    const sign = status === Status.PASSED ? '✓' : status === Status.SKIPPED ? '-' : '✗';
    const logged = attachments
      .filter(({ mediaType }) => LOGGED.has(mediaType))
      .map(({ body }) => indented(body, 6));
    const line = this.colorFns.forStatus(status)(`  ${sign} ${keyword}${text ?? ''}`.trimEnd());
    // A hook has no words: what it logs says enough.
    const isHook = text === undefined && status === Status.PASSED;
    return [
      ...(isHook ? [] : [line]),
      ...this.#problem(status, text ?? '', result.message).map((part) => indented(part, 6)),
      ...logged,
    ].join('\n');
  }

  #problem(status: Step['result']['status'], text: string, message = ''): readonly string[] {
    switch (status) {
      case Status.PASSED:
      case Status.SKIPPED:
        return [];
      case Status.UNDEFINED: {
        const phrases = this.supportCodeLibrary.stepDefinitions.map(({ expression }) => expression.source);
        return suggestion(text, phrases, words);
      }
      case Status.PENDING:
        return ['The phrase is not built yet.'];
      default:
        return readableFailure(message);
    }
  }
}

/** The media types of what a step or a hook logs as text. */
const LOGGED = new Set(['text/plain', 'text/x.cucumber.log+plain']);

const hasPassed = ({ worstTestStepResult }: Attempt): boolean => worstTestStepResult.status === Status.PASSED;
