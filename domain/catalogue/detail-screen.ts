import { trainerOf } from './card-link.ts';
import type { MediaItem } from './media-item.ts';

/** The kind of detail page that shows an item. */
export type DetailScreen =
  'series' | 'episode' | 'live-channel' | 'page' | 'hub' | 'trainer' | 'program' | 'workout';

type Shown = Pick<MediaItem, 'contentType' | 'episodeNumber' | 'seriesId' | 'externalId'>;

/**
 * MED-01: five content types are decisive; otherwise an item with an episode number is an episode, one with a series id a
 * series.
 *
 * @param isOpenedInSeries whether the address names a series to open the item in (MED-20): it is then one of its episodes
 */
export function detailScreenOf(item: Shown, isOpenedInSeries: boolean): DetailScreen {
  switch (item.contentType) {
    case 'series':
    case 'episode':
    case 'page':
    case 'hub':
      return item.contentType;
    case 'livechannel':
      return 'live-channel';
    default:
  }
  if (item.episodeNumber !== null || isOpenedInSeries) return 'episode';
  if (item.seriesId !== null) return 'series';
  if (trainerOf(item)) return 'trainer';
  return item.contentType === 'program' ? 'program' : 'workout';
}
