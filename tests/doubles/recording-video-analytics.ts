import type { VideoAnalytics } from '#application/ports/video-analytics.ts';

/** Video analytics that remember what they were told, in its order: 'play Wrk00001'. */
export function makeRecordingVideoAnalytics(): VideoAnalytics & { readonly told: readonly string[] } {
  const told: string[] = [];
  return { told, tell: (event, media) => void told.push(`${event} ${media}`) };
}
