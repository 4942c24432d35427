import type { Analytics } from '#application/ports/analytics.ts';

/** A recorded call, under its name. */
type Told = { readonly [Call in keyof Analytics]?: Parameters<Analytics[Call]> };

/** Analytics that record their calls in order. */
export function makeRecordingAnalytics(): Analytics & { readonly told: readonly Told[] } {
  const told: Told[] = [];
  return {
    told,
    page: (...words) => void told.push({ page: words }),
    track: (...words) => void told.push({ track: words }),
    identify: (...words) => void told.push({ identify: words }),
  };
}
