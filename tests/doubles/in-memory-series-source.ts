import { AppFailure } from '#application/app-failure.ts';
import type { SeriesSource } from '#application/ports/series-source.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Season } from '#domain/catalogue/series.ts';

/** An in-memory source of series. */
export interface InMemorySeriesSource extends SeriesSource {
  /** From now on every request fails. */
  failWith(failure: AppFailure): void;
}

/** @param series the seasons of each series, by its id */
export function makeInMemorySeriesSource(
  series: Readonly<Record<string, readonly Season[]>>,
): InMemorySeriesSource {
  let failure: AppFailure | null = null;
  return {
    failWith: (next) => (failure = next),
    seasonsOf: async (id) => {
      const seasons = series[id];
      if (failure || !seasons) throw failure ?? new AppFailure('not-found', `There is no series ${id}`);
      return seasons;
    },
    seriesOf: async (episode) => {
      if (failure) throw failure;
      const found = Object.entries(series).find(([, seasons]) =>
        seasons.some(({ episodes }) => episodes.some(({ id }) => id === episode)),
      );
      return found ? mediaId(found[0]) : null;
    },
  };
}
