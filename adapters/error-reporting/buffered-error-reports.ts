import type { ErrorReports } from '#application/ports/error-reports.ts';
import type { Notify } from './occurrence.ts';

/** How much waits for the service. */
const MOST_WAITING = 20;

/** Makes the service of a DSN; undefined if it is none. */
export type OpenService = (dsn: string) => Promise<Notify | undefined>;

/**
 * Error reports that wait in a short queue until their service receives them (CFG-23). It is a part of the first script, and so
 * does nothing else.
 */
export function makeBufferedErrorReports(open: OpenService): ErrorReports {
  const waiting: Parameters<Notify>[] = [];
  let notify: Notify = (...occurrence) => {
    if (waiting.length < MOST_WAITING) waiting.push(occurrence);
  };
  return {
    start: (dsn) => {
      if (dsn === null) return;
      open(dsn).then(
        (service) => {
          if (!service) return;
          notify = service;
          waiting.splice(0).forEach((occurrence) => service(...occurrence));
        },
        () => undefined,
      );
    },
    useConfig: (id) => notify('config', id),
    report: (error, origin) => notify(origin, error),
    pageShown: () => notify('shown'),
  };
}
