import { describe, expect, it } from 'vitest';
import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { isExpected } from '#application/error-reporting/is-expected.ts';
import { makeReporterWithErrorReports } from '#application/error-reporting/reporter-with-error-reports.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

describe('an error [CFG-23]', () => {
  it.each<[FailureKind, boolean]>([
    ['unreachable', true],
    ['not-found', true],
    ['unauthorized', true],
    ['not-entitled', true],
    ['server-failed', false],
    ['malformed-answer', false],
    ['refused', false],
    ['invalid-config', false],
  ])('that was dealt with and is %s is expected: %s', (kind, expected) => {
    expect(isExpected(new AppFailure(kind, 'x'), 'handled', true)).toBe(expected);
  });

  it('of a kind that is expected is not, if it was not dealt with', () => {
    expect(isExpected(new AppFailure('unreachable', 'x'), 'startup', true)).toBe(false);
    expect(isExpected(new Error('x'), 'handled', true)).toBe(false);
  });

  it.each([
    [true, false],
    [false, true],
  ])('of missing code is expected without a connection: online %s, %s', (isOnline, expected) => {
    expect(isExpected(new Error('x'), 'code', isOnline)).toBe(expected);
    expect(isExpected(new Error('x'), 'screen', isOnline)).toBe(false);
  });
});

describe('a reporter with error reports [CFG-23]', () => {
  it('tells both', () => {
    const reporter = makeRecordingReporter();
    const errorReports = makeRecordingErrorReports();
    const failure = new AppFailure('malformed-answer', 'No list');
    makeReporterWithErrorReports(reporter, errorReports).report(failure);
    expect(reporter.reported).toEqual([failure]);
    expect(errorReports.reported).toEqual([{ error: failure, origin: 'handled' }]);
  });
});
