import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { VideoAnalyticsEvent } from '#domain/playback/video-analytics-event.ts';
import { token } from '../injection/token.ts';

/** The platform's own video analytics (PLY-09). Fire and forget: it does not wait, and never fails. */
export interface VideoAnalytics {
  report(beat: VideoAnalyticsEvent, media: MediaId): void;
}
export const VideoAnalytics = token<VideoAnalytics>('VideoAnalytics');
