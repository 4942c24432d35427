import type { ErrorReports } from '../ports/error-reports.ts';
import type { Reporter } from '../ports/reporter.ts';

/** A reporter whose failures the error-reporting service learns, too (CFG-23). */
export const makeReporterWithErrorReports = (reporter: Reporter, errorReports: ErrorReports): Reporter => ({
  report: (failure) => {
    reporter.report(failure);
    errorReports.report(failure, 'handled');
  },
});
