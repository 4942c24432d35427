import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleReporter } from '#adapters/browser/console-reporter.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly reporter: Reporter;
  /** The number of failures that a developer can see. */
  readonly reported: () => number;
}

const toConsole = (): Subject => ({
  reporter: consoleReporter,
  reported: () => vi.mocked(console.warn).mock.calls.length,
});

function recording(): Subject {
  const reporter = makeRecordingReporter();
  return { reporter, reported: () => reporter.reported.length };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describeContract('a reporter', { 'to the console': toConsole, 'in a test': recording }, (make) => {
  it('reports each failure, with or without a cause, as often as it occurs', () => {
    const { reporter, reported } = make();
    const failure = new AppFailure('malformed-answer', 'No list');
    reporter.report(failure);
    reporter.report(failure);
    reporter.report(new AppFailure('unreachable', 'No answer', { cause: new TypeError('Failed to fetch') }));
    expect(reported()).toBe(3);
  });
});
