import { expect, it } from 'vitest';
import { makeBufferedErrorReports } from '#adapters/error-reporting/buffered-error-reports.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly errorReports: ErrorReports;
  /** What arrived, in words, in order. */
  readonly told: () => readonly string[];
}

const DSN = 'https://key@errors.test/42';

function buffered(): Subject {
  const told: string[] = [];
  const errorReports = makeBufferedErrorReports(async (dsn) => {
    told.push(`start ${dsn}`);
    return (kind, subject) => void told.push([kind, subject].filter(Boolean).join(' '));
  });
  return { errorReports, told: () => told };
}

function recording(): Subject {
  const errorReports = makeRecordingErrorReports();
  return { errorReports, told: () => errorReports.told };
}

describeContract('error reports', { 'to a service': buffered, 'in a test': recording }, (make) => {
  it('reach the service in order', async () => {
    const { errorReports, told } = make();
    errorReports.start(DSN);
    errorReports.useConfig('daybreak');
    errorReports.report(new Error('It broke'), 'screen');
    await settled();
    errorReports.pageShown();
    expect(told()).toEqual([`start ${DSN}`, 'config daybreak', 'screen Error: It broke', 'shown']);
  });
});

describeContract(
  'error reports',
  {
    'to a service': buffered,
    'to a service whose code does not load': () => ({
      errorReports: makeBufferedErrorReports(() => Promise.reject(new Error('No code'))),
      told: () => [],
    }),
    'to a service that is none': () => ({
      errorReports: makeBufferedErrorReports(async () => undefined),
      told: () => [],
    }),
    'in a test': recording,
  },
  (make) => {
    it.each([DSN, null])('do not fail, then or later, with %s', async (dsn) => {
      const { errorReports } = make();
      errorReports.report(null, 'unhandled');
      errorReports.start(dsn);
      errorReports.report(new Error('It broke'), 'uncaught');
      await settled();
      errorReports.pageShown();
      errorReports.useConfig(null);
    });
  },
);

it('reach a service whose code loads at the second attempt', async () => {
  const told: string[] = [];
  let attempts = 0;
  const errorReports = makeBufferedErrorReports(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('No code');
    return (kind, subject) => void told.push([kind, subject].filter(Boolean).join(' '));
  });
  errorReports.start(DSN);
  errorReports.report(new Error('It broke'), 'screen');
  await settled();
  expect([attempts, told]).toEqual([1, []]);
  errorReports.report(new Error('Again'), 'code');
  await settled();
  expect([attempts, told]).toEqual([2, ['screen Error: It broke', 'code Error: Again']]);
});
