import { Formatter, formatterHelpers, Status, type IFormatterOptions } from '@cucumber/cucumber';
import { words } from '#features/support/vocabulary/define-parameter-type.ts';
import type { Message } from './dry-run.ts';
import { suggestion } from './nearest-phrase.ts';
import { ProgressLine } from '../environment/progress-line.ts';

type Attempt = ReturnType<IFormatterOptions['eventDataCollector']['getTestCaseAttempt']>;
type Step = ReturnType<typeof formatterHelpers.parseTestCaseAttempt>['testSteps'][number];

/** The most lines that a message has; and of a stack, of which only the first line leads to the phrase. */
const LINES_OF_A_MESSAGE = 40;
const LINES_OF_A_STACK = 4;

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
        return readable(withoutSecondDifference(message.split('\n')));
    }
  }
}

const isFrame = (line: string): boolean => /^\s*at /.test(line);
/** The name of the error's class, which says nothing to whoever writes scenarios. */
const ERROR_CLASS = /^\w*Error(?: \[\w+\])?: /;

/** The message, and the lines of the stack that lead to the phrase or, without one, into the project's code. */
function readable(lines: readonly string[]): readonly string[] {
  const message = lines.filter((line) => !isFrame(line)).map((line) => line.replace(ERROR_CLASS, ''));
  const frames = lines
    .filter((line) => isFrame(line) && !/node_modules|node:/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(
          /(?:file:\/\/)?\/\S*?\/(?=(?:features|tools|tests|ui|adapters|application|domain|mock-server)\/)/,
          '',
        ),
    );
  const inPhrase = frames.filter((line) => line.includes('features/steps/')).slice(0, 1);
  const shown = inPhrase.length > 0 ? inPhrase : frames.slice(0, LINES_OF_A_STACK);
  return [...message.join('\n').trim().split('\n').slice(0, LINES_OF_A_MESSAGE), ...shown];
}

/** The media types of what a step or a hook logs as text. */
const LOGGED = new Set(['text/plain', 'text/x.cucumber.log+plain']);

/** Removes the second diff under this heading, which repeats the first with the signs reversed. */
function withoutSecondDifference(lines: readonly string[]): readonly string[] {
  const heading = lines.findIndex((line) => line.trim() === '+ expected - actual');
  const end = lines.findIndex((line, index) => index > heading && line.trim().startsWith('at '));
  return heading < 0 ? lines : [...lines.slice(0, heading), ...(end < 0 ? [] : lines.slice(end))];
}

const hasPassed = ({ worstTestStepResult }: Attempt): boolean => worstTestStepResult.status === Status.PASSED;
