import type { Analytics } from '#application/ports/analytics.ts';

/** Used if analytics is not configured or the user opts out. */
export const noopAnalytics: Analytics = {
  page: () => undefined,
  track: () => undefined,
  identify: () => undefined,
};
