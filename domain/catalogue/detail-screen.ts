import type { MediaItem } from './media-item.ts';

/** What an item is shown as on a page of its own. */
export type DetailScreen =
  'series' | 'episode' | 'live-channel' | 'page' | 'hub' | 'trainer' | 'program' | 'workout';

type Shown = Pick<MediaItem, 'contentType' | 'episodeNumber' | 'seriesId' | 'externalId'>;

/**
 * MED-01: one of five content types decides first; then anything with an episode number is an episode, anything else with a
 * series id a series.
 *
 * @param isAskedForInSeries whether the address names a series to open the item in (MED-20): then it is an episode of that
 */
export function detailScreenOf(item: Shown, isAskedForInSeries: boolean): DetailScreen {
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
  if (item.episodeNumber !== null || isAskedForInSeries) return 'episode';
  if (item.seriesId !== null) return 'series';
  if (item.contentType === 'trainer' && item.externalId) return 'trainer';
  return item.contentType === 'program' ? 'program' : 'workout';
}
