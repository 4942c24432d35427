import type { CreativeWorkSeries, TVSeries, VideoObject, WithContext } from 'schema-dts';
import { isOpenToAll } from '#domain/access/access-terms.ts';
import { isoDuration } from '#domain/catalogue/duration.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seriesFeedLink, withPlayer } from '#domain/navigation/paths.ts';
import { isLive } from '#domain/playback/seconds.ts';

/** An item with the absolute addresses of its page. */
export interface PageOfItem {
  readonly item: MediaItem;
  readonly description: string;
  /** The address of the page. */
  readonly address: string;
  /** The prefix of the app's addresses, without a trailing slash. */
  readonly site: string;
  readonly image: string;
}

export type StructuredData =
  WithContext<VideoObject> | WithContext<CreativeWorkSeries> | WithContext<TVSeries>;

/** MED-17: an item in the vocabulary of schema.org; null if it is neither a video nor made of videos. */
export function structuredData(page: PageOfItem): StructuredData | null {
  switch (page.item.contentType) {
    case 'workout':
    case 'episode':
    case 'video':
      return videoObject(page);
    case 'program':
      return { '@context': 'https://schema.org', '@type': 'CreativeWorkSeries', ...series(page) };
    case 'series':
      return { '@context': 'https://schema.org', '@type': 'TVSeries', ...series(page) };
    default:
      return null;
  }
}

function videoObject({ item, description, address, image }: PageOfItem): WithContext<VideoObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    '@id': address,
    url: address,
    name: item.title,
    // Search engines ignore a video without a description.
    description: description || item.title,
    thumbnailUrl: image,
    embedUrl: withPlayer(address),
    ...(item.publishedAt && { uploadDate: item.publishedAt.toISOString() }),
    ...(!isLive(item.duration) && { duration: isoDuration(item.duration) }),
    ...(item.genre && { genre: item.genre }),
    isAccessibleForFree: isOpenToAll(item),
  };
}

function series({ item, description, site, image }: PageOfItem) {
  const address = site + seriesFeedLink(item.seriesPlaylist ?? item.id);
  return {
    '@id': address,
    url: address,
    name: item.title,
    description: description || item.title,
    image,
    ...(item.publishedAt && { datePublished: item.publishedAt.toISOString() }),
    ...(item.genre && { genre: item.genre }),
    isAccessibleForFree: isOpenToAll(item),
  };
}

/** Serializes the data for a script element; no text in it can end the element. */
export const scriptText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
