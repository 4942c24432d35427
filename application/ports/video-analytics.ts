import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { VideoBeat } from '#domain/playback/video-beat.ts';

/** The platform's own analytics of video (PLY-09). Fire and forget: it waits for nothing, and never fails. */
export interface VideoAnalytics {
  tell(beat: VideoBeat, media: MediaId): void;
}
