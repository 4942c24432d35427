import type { ErrorReports } from '#application/ports/error-reports.ts';
import type { Notify } from './occurrence.ts';

/** How much waits for the service. */
const MOST_WAITING = 20;

/** Makes the service of a DSN; undefined if it is none. */
export type OpenService = (dsn: string) => Promise<Notify | undefined>;

/**
 * Error reports that wait in a short queue until their service receives them (CFG-23). It is a part of the first script, and so
 * does nothing else. If the code of the service cannot be loaded, the next report retries.
 */
export function makeBufferedErrorReports(open: OpenService): ErrorReports {
  const waiting: Parameters<Notify>[] = [];
  const nothing = (): void => undefined;
  let retry = nothing;
  let notify: Notify = (...occurrence) => {
    if (waiting.length < MOST_WAITING) waiting.push(occurrence);
    retry();
  };
  const start = (dsn: string): void => {
    retry = nothing;
    open(dsn).then(
      (service) => {
        if (!service) return;
        notify = service;
        waiting.splice(0).forEach((occurrence) => service(...occurrence));
      },
      () => {
        retry = () => start(dsn);
      },
    );
  };
  return {
    start: (dsn) => {
      if (dsn !== null) start(dsn);
    },
    useConfig: (id) => notify('config', id),
    report: (error, origin) => notify(origin, error),
    pageShown: () => notify('shown'),
  };
}
