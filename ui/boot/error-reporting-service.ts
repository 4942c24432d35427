import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import { consoleReporter } from '#adapters/browser/console-reporter.ts';
import { nextPaint } from '#adapters/browser/next-paint.ts';
import { untilIdle } from '#adapters/browser/until-idle.ts';
import { makeDeferredService } from '#adapters/error-reporting/deferred-service.ts';
import { isDsn } from '#adapters/error-reporting/is-dsn.ts';
import type { Notify } from '#adapters/error-reporting/occurrence.ts';
import { AppFailure } from '#application/app-failure.ts';

declare global {
  /** The release that was built; undefined in tests. */
  const __RELEASE__: string;
}

const RELEASE = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'unreleased';

/** The error-reporting service of a DSN (CFG-23); undefined if it is none, which a developer learns. */
export function openErrorReportingService(
  dsn: string,
  window: Window,
  send: typeof fetch,
  patternAt: (path: string) => string | undefined,
): Notify | undefined {
  if (!isDsn(dsn)) {
    consoleReporter.report(new AppFailure('invalid-settings', 'errorReportingDsn is not a DSN'));
    return undefined;
  }
  const clock = makeBrowserClock(null);
  const network = makeBrowserNetwork(window);
  const { navigation, location } = window;
  return makeDeferredService({
    clock,
    location,
    network,
    idle: () => nextPaint(window).then(() => untilIdle(window)),
    load: async () => {
      const { makeSentryErrorReports } = await import('#adapters/error-reporting/sentry-error-reports.ts');
      const page = { age: () => performance.now(), navigation, location };
      return makeSentryErrorReports({
        dsn,
        release: RELEASE,
        fetch: send,
        network,
        clock,
        page,
        patternAt,
        random: Math.random,
      });
    },
  });
}
