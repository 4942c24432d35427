import { mediaId } from '#domain/catalogue/media-id.ts';
import type { WatchEntry } from '#domain/history/watch-history.ts';
import { progress } from '#domain/progress/progress.ts';

/** An entry of a watch history. */
export const aWatchEntry = (id: string, fraction: number): WatchEntry => ({
  mediaId: mediaId(id),
  progress: progress(fraction),
});
