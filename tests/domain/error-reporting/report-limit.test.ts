import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admitReport,
  LIMIT_MS,
  MOST_REPORTS,
  type PastReport,
} from '#domain/error-reporting/report-limit.ts';

/** Admits reports one after another; returns which of them are sent. */
function sent(reports: readonly PastReport[]): readonly PastReport[] {
  let past: readonly PastReport[] = [];
  return reports.filter((report) => {
    const admitted = admitReport(past, report);
    past = admitted ?? past;
    return admitted !== null;
  });
}
const reports = (count: number, at = 0): PastReport[] =>
  Array.from({ length: count }, (_, index) => ({ key: `error ${index} at ${at}`, at }));

describe('a storm of errors [CFG-23]', () => {
  it('is reported up to the tenth within a minute', () => {
    expect(MOST_REPORTS).toBe(10);
    expect(sent(reports(10))).toHaveLength(10);
    expect(sent(reports(1000))).toEqual(reports(10));
  });

  it.each([
    [59_999, 10],
    [60_000, 20],
  ])('after %i ms: %i in total', (later, total) => {
    expect(LIMIT_MS).toBe(60_000);
    expect(sent([...reports(20), ...reports(20, later)])).toHaveLength(total);
  });

  it.each([
    [59_999, 1],
    [60_000, 2],
  ])('of the same error, again after %i ms, has %i reports', (later, total) => {
    expect(sent([0, 1, later].map((at) => ({ key: 'the same', at })))).toHaveLength(total);
  });

  it('never has more than ten reports in any minute', () => {
    const report = fc.record({ key: fc.nat(15).map(String), at: fc.nat(300_000) });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 200 }), (drawn) => {
        const times = sent(drawn.toSorted((one, other) => one.at - other.at)).map(({ at }) => at);
        times.forEach((at, index) => {
          const tenthNext = times[index + MOST_REPORTS];
          if (tenthNext !== undefined) expect(tenthNext - at).toBeGreaterThanOrEqual(LIMIT_MS);
        });
      }),
    );
  });
});
