import { MINUTE_MS, type EpochMs } from '../time/milliseconds.ts';

/** How many errors are reported within a minute at most (CFG-23). */
export const MOST_REPORTS = 10;
/** For how long the limits count. */
export const LIMIT_MS = MINUTE_MS;

/** An error that was reported. */
export interface PastReport {
  /** Equal for errors that are the same one again. */
  readonly key: string;
  readonly at: EpochMs;
}

/**
 * Limits a storm of errors: the same error is reported once within a minute, and no more than 10 in total. Returns the past
 * reports including this one, or null if it is not reported.
 */
export function admitReport(past: readonly PastReport[], report: PastReport): readonly PastReport[] | null {
  const recent = past.filter(({ at }) => report.at - at < LIMIT_MS);
  const isRepeated = recent.some(({ key }) => key === report.key);
  return isRepeated || recent.length >= MOST_REPORTS ? null : [...recent, report];
}
