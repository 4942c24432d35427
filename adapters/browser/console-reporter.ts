import type { Reporter } from '#application/ports/reporter.ts';

/** Reports to the developer's console. */
export const consoleReporter: Reporter = {
  report: (failure) => console.warn(`${failure.kind}: ${failure.message}`, failure.cause ?? ''),
};
