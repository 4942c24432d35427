import { ErrorReports } from '#application/ports/error-reports.ts';
import { useInjection } from './use-injection.ts';

/** The error-reporting service (CFG-23). */
export const useErrorReports = (): ErrorReports => useInjection(ErrorReports);
