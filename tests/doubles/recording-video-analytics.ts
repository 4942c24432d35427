import type { VideoAnalytics } from '#application/ports/video-analytics.ts';

/** Video analytics that record the events in order: 'play Wrk00001'. */
export function makeRecordingVideoAnalytics(): VideoAnalytics & { readonly told: readonly string[] } {
  const told: string[] = [];
  return { told, report: (event, media) => void told.push(`${event} ${media}`) };
}
