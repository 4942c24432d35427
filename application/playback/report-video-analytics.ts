import { mergeMap, type Observable } from 'rxjs';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import { videoAnalyticsEvents } from '#domain/playback/video-analytics-event.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';

/** Reports a playback to the platform's video analytics (PLY-09). */
export function reportVideoAnalytics(
  steps$: Observable<PlaybackStep>,
  media: MediaId,
  analytics: VideoAnalytics,
): void {
  steps$
    .pipe(mergeMap(({ before, now, event }) => videoAnalyticsEvents(before, now, event)))
    .subscribe((happened) => analytics.report(happened, media));
}
