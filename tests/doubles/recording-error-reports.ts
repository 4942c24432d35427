import type { ErrorOrigin, ErrorReports } from '#application/ports/error-reports.ts';

/** What error reports were told, in words. */
export interface RecordingErrorReports extends ErrorReports {
  readonly told: readonly string[];
  readonly reported: readonly { readonly error: unknown; readonly origin: ErrorOrigin }[];
}

export function makeRecordingErrorReports(): RecordingErrorReports {
  const told: string[] = [];
  const reported: { error: unknown; origin: ErrorOrigin }[] = [];
  return {
    told,
    reported,
    start: (dsn) => void told.push(`start ${dsn}`),
    useConfig: (id) => void told.push(`config ${id}`),
    report: (error, origin) => {
      reported.push({ error, origin });
      told.push(`${origin} ${String(error)}`);
    },
    pageShown: () => void told.push('shown'),
  };
}
