import type { Analytics } from '#application/ports/analytics.ts';

/** For where nobody is to be told. */
export const silentAnalytics: Analytics = {
  page: () => undefined,
  track: () => undefined,
  identify: () => undefined,
};
