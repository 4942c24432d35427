import type { Analytics } from '#application/ports/analytics.ts';

/** One thing that was told, by the name of its call. */
type Told = { readonly [Call in keyof Analytics]?: Parameters<Analytics[Call]> };

/** Analytics that remember what they were told, in its order. */
export function makeRecordingAnalytics(): Analytics & { readonly told: readonly Told[] } {
  const told: Told[] = [];
  return {
    told,
    page: (...words) => void told.push({ page: words }),
    track: (...words) => void told.push({ track: words }),
    identify: (...words) => void told.push({ identify: words }),
  };
}
