import { skipToken, useQuery } from '@tanstack/react-query';
import { isFailure } from '#application/app-failure.ts';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { LoadSeries } from '#application/catalogue/load-series.ts';
import { SeriesSource } from '#application/ports/series-source.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Series } from '#domain/catalogue/series.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaQuery } from './use-media.ts';

/** The loading state of a series. */
export interface SeriesQuery {
  /** Undefined while loading. */
  readonly data: Series | undefined;
  readonly isError: boolean;
  /** Null if a retry would have the same result. */
  readonly tryAgain: (() => void) | null;
}

/**
 * A series with its episodes (MED-14).
 *
 * @param id null is an immediate error: there is no series to load; undefined while it is not known yet
 * @param known the series' own item, if already loaded
 */
export function useSeriesOf(id: MediaId | null | undefined, known?: MediaItem): SeriesQuery {
  const openSeries = useInjection(LoadSeries);
  const isKnown = known !== undefined && known.id === id;
  const found = useQuery({
    ...mediaQuery(useInjection(FindMediaByAddress), { kind: 'media', id: id ?? mediaId('') }),
    enabled: Boolean(id) && !isKnown,
  });
  const item = isKnown ? known : found.data;
  const opened = useQuery({
    queryKey: ['series-episodes', id],
    queryFn: item ? () => openSeries(item) : skipToken,
  });
  const failed = found.isError ? found : opened;
  return {
    data: opened.data,
    isError: id === null || failed.isError,
    tryAgain: id === null || isFailure(failed.error, 'not-found') ? null : () => void failed.refetch(),
  };
}

/**
 * The series of an episode: the one that the address names, else the item's own, else the one that the platform knows.
 *
 * @param named the series in the address
 */
export function useSeriesOfEpisode(item: MediaItem, named: MediaId | null): SeriesQuery {
  const source = useInjection(SeriesSource);
  const own = named ?? item.seriesId;
  const lookup = useQuery({
    queryKey: ['series-of-episode', item.id],
    queryFn: own === null ? () => source.seriesOf(item.id) : skipToken,
  });
  const series = useSeriesOf(own ?? lookup.data);
  return lookup.isError ? { ...series, isError: true, tryAgain: () => void lookup.refetch() } : series;
}
