import { Scope, startInactiveSpan, withScope } from '@sentry/browser';
import type { Clock } from '#application/ports/clock.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';

/** How the current page was loaded, and the navigations within it. */
export interface PageLoad {
  /** How long ago its loading began, in milliseconds. */
  readonly age: () => number;
  /** Undefined in browsers without the Navigation API; their navigations are not traced. */
  readonly navigation: Pick<Navigation, 'addEventListener'> | undefined;
  readonly location: Pick<Location, 'pathname'>;
}

interface PageTracing {
  readonly page: PageLoad;
  readonly clock: Clock;
  readonly random: () => number;
}

/**
 * Traces how long a page takes from the load, or from the navigation to it, until its content shows. Each trace is sampled on its own;
 * it bears the pattern of the page instead of its address.
 */
export function makePageTraces(
  scope: Scope,
  { page: { age, navigation, location }, clock, random }: PageTracing,
): { readonly shown: (pattern: string, at: EpochMs) => void } {
  const now = (): EpochMs => clock.now().getTime();
  let begun: { readonly op: 'pageload' | 'navigation'; readonly at: EpochMs } | null = {
    op: 'pageload',
    at: now() - age(),
  };
  navigation?.addEventListener('navigate', ({ destination }) => {
    const isOtherPage = new URL(destination.url).pathname !== location.pathname;
    if (destination.sameDocument && isOtherPage) begun = { op: 'navigation', at: now() };
  });
  return {
    shown: (pattern, at) => {
      if (!begun) return;
      const { op, at: startedAt } = begun;
      begun = null;
      const traceScope = scope.clone();
      const { traceId } = new Scope().getPropagationContext();
      traceScope.setPropagationContext({ traceId, sampleRand: random() });
      withScope(traceScope, () =>
        startInactiveSpan({
          name: pattern,
          op,
          startTime: Math.min(startedAt, at) / SECOND_MS,
          attributes: { 'sentry.source': 'route' },
        }).end(at / SECOND_MS),
      );
    },
  };
}
