import { makeBufferedErrorReports } from '#adapters/error-reporting/buffered-error-reports.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';

/**
 * The error reports of a page (CFG-23), made before anything else: they also learn what nothing handles. The code of their
 * service loads only if the settings name one.
 *
 * @param patternAt the pattern of the screen at a path below the base
 */
export function startErrorReports(
  window: Window,
  send: typeof fetch,
  patternAt: (path: string) => string | undefined,
): ErrorReports {
  const reports = makeBufferedErrorReports((dsn) =>
    import('./error-reporting-service.ts').then((code) =>
      code.openErrorReportingService(dsn, window, send, patternAt),
    ),
  );
  window.addEventListener('error', ({ error, message }) =>
    reports.report((error as unknown) ?? message, 'uncaught'),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reports.report(reason, 'unhandled'));
  return reports;
}
