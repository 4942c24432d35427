import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Season } from '#domain/catalogue/series.ts';
import { token } from '../token.ts';

/** What the video platform tells of a series beside its episodes' items (`/apps/series`). */
export interface SeriesSource {
  /** Its seasons, or the one season without a number of a flat series. Fails with `not-found` where there is no such series. */
  seasonsOf(id: MediaId): Promise<readonly Season[]>;
}
export const SeriesSource = token<SeriesSource>('SeriesSource');
