import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Series } from '#domain/catalogue/series.ts';
import { AppFailure } from '../app-failure.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { SeriesSource } from '../ports/series-source.ts';
import { token } from '../injection/token.ts';
import { loadPlaylist } from './load-playlist.ts';

/**
 * Loads a series with its episodes (MED-14), given its own item: the order from the series' data, the items from its
 * playlist. Fails with `not-found` if the item has no playlist, or if there is no such series.
 */
export type LoadSeries = (item: MediaItem) => Promise<Series>;
export const LoadSeries = token<LoadSeries>('LoadSeries');

export const makeLoadSeries =
  (source: SeriesSource, catalogue: MediaCatalogue): LoadSeries =>
  async ({ id, title, seriesPlaylist }) => {
    if (!seriesPlaylist) throw new AppFailure('not-found', `The series ${id} has no playlist`);
    const [seasons, { items }] = await Promise.all([
      source.seasonsOf(id),
      loadPlaylist(catalogue, seriesPlaylist),
    ]);
    return { id, title, seasons, items: new Map(items.map((item) => [item.id, item])) };
  };
