import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Season } from '#domain/catalogue/series.ts';
import { token } from '../injection/token.ts';

/** The video platform's data about a series, apart from its episodes' items (`/apps/series`). */
export interface SeriesSource {
  /** The seasons; for a flat series one season without a number. Fails with `not-found` if there is no such series. */
  seasonsOf(id: MediaId): Promise<readonly Season[]>;

  /** The series that an episode belongs to; null if it belongs to none, or if there is no such episode. */
  seriesOf(episode: MediaId): Promise<MediaId | null>;
}
export const SeriesSource = token<SeriesSource>('SeriesSource');
