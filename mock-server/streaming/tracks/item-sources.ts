import type { ItemSource, ItemTrack } from '../../catalogue/items/catalogue-item.ts';
import { planOfClass } from './class-plan.ts';
import { HLS_TYPE } from '../hls/playlist-text.ts';

/** The fields of an item that determine its video. */
export interface PlayableItem {
  readonly mediaid: string;
  /** In seconds; 0 means a live stream, or no video. */
  readonly duration: number;
  readonly contentType?: string;
  readonly protected?: true;
  /** A live channel that does not broadcast. */
  readonly offAir?: true;
  readonly genre?: string;
  /** A video without chapters, or with broken ones. */
  readonly chapters?: 'none' | 'broken';
}

/** Content types that have no video of their own. */
const NOT_PLAYED = new Set(['program', 'series', 'trainer', 'page', 'hub']);

export type Playing = 'video' | 'live' | 'nothing';

/** The kind of video of an item; 'nothing' if there is no item. */
export function playbackKind(item: Omit<PlayableItem, 'mediaid'> | undefined): Playing {
  if (!item || item.offAir) return 'nothing';
  if (item.duration > 0) return 'video';
  return NOT_PLAYED.has(item.contentType ?? '') ? 'nothing' : 'live';
}

/**
 * The `sources[]` of an item: one address for all sizes and codecs; empty for an item without video.
 *
 * @param query that authorizes them: `?token=…`, or empty
 */
export function sourcesOf(origin: string, item: PlayableItem, query: string): ItemSource[] {
  if (playbackKind(item) === 'nothing') return [];
  const plain = { file: `${origin}/manifests/${item.mediaid}.m3u8${query}`, type: HLS_TYPE, label: 'Auto' };
  return [
    item.protected
      ? { ...plain, drm: { clearkey: { url: `${origin}/licences/${item.mediaid}${query}` } } }
      : plain,
  ];
}

/** Whether an item is a class with parts. */
export const hasChapters = (item: PlayableItem): boolean =>
  playbackKind(item) === 'video' &&
  item.chapters !== 'none' &&
  item.contentType !== 'trailer' &&
  planOfClass(item.duration, item.genre).length > 0;

/** The `tracks[]` of an item: captions, scrubbing thumbnails and chapters; a live stream has none of them. */
export const tracksOf = (origin: string, item: PlayableItem): ItemTrack[] =>
  playbackKind(item) === 'video'
    ? [
        { file: `${origin}/tracks/${item.mediaid}.vtt`, kind: 'captions', label: 'English', language: 'en' },
        { file: `${origin}/strips/${item.mediaid}.vtt`, kind: 'thumbnails' },
        ...(hasChapters(item)
          ? [{ file: `${origin}/chapters/${item.mediaid}.vtt`, kind: 'chapters' as const }]
          : []),
      ]
    : [];
