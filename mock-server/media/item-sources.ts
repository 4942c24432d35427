import { HLS_TYPE } from './playlist-text.ts';

/** What is needed of an item to say where its video is. */
export interface PlayableItem {
  readonly mediaid: string;
  /** In seconds; 0 is a live stream, or nothing that is played. */
  readonly duration: number;
  readonly contentType?: string;
}

export interface ItemSource {
  readonly file: string;
  readonly type: string;
  readonly label: string;
}

export interface ItemTrack {
  readonly file: string;
  readonly kind: 'captions' | 'thumbnails';
  readonly label?: string;
  readonly language?: string;
}

/** Items that hold others, or tell of something: nobody plays them. */
const NOT_PLAYED = new Set(['program', 'series', 'trainer', 'page', 'hub']);

export type Playing = 'video' | 'live' | 'nothing';

/** What an item plays; nothing where there is no item. */
export function playingOf(item: Omit<PlayableItem, 'mediaid'> | undefined): Playing {
  if (!item) return 'nothing';
  if (item.duration > 0) return 'video';
  return NOT_PLAYED.has(item.contentType ?? '') ? 'nothing' : 'live';
}

/** The `sources[]` of an item: one address for all sizes and codecs; none of an item that nobody plays. */
export const sourcesOf = (origin: string, item: PlayableItem): ItemSource[] =>
  playingOf(item) === 'nothing'
    ? []
    : [{ file: `${origin}/manifests/${item.mediaid}.m3u8`, type: HLS_TYPE, label: 'Auto' }];

/** The `tracks[]` of an item: captions and scrubbing thumbnails; a live stream has neither. */
export const tracksOf = (origin: string, item: PlayableItem): ItemTrack[] =>
  playingOf(item) === 'video'
    ? [
        { file: `${origin}/tracks/${item.mediaid}.vtt`, kind: 'captions', label: 'English', language: 'en' },
        { file: `${origin}/strips/${item.mediaid}.vtt`, kind: 'thumbnails' },
      ]
    : [];
