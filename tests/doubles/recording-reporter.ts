import type { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';

export function makeRecordingReporter(): Reporter & { readonly reported: readonly AppFailure[] } {
  const reported: AppFailure[] = [];
  return { reported, report: (failure) => void reported.push(failure) };
}
