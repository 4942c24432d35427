import { HLS_TYPE } from '../hls/playlist-text.ts';

/** What is needed of an item to say where its video is. */
export interface PlayableItem {
  readonly mediaid: string;
  /** In seconds; 0 is a live stream, or nothing that is played. */
  readonly duration: number;
  readonly contentType?: string;
  readonly protected?: true;
}

export interface ItemSource {
  readonly file: string;
  readonly type: string;
  readonly label: string;
  /** Where each protection system gets its licence. */
  readonly drm?: Readonly<Record<string, { readonly url: string }>>;
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

/**
 * The `sources[]` of an item: one address for all sizes and codecs; none of an item that nobody plays.
 *
 * @param query what opens them: `?token=…`, or nothing
 */
export function sourcesOf(origin: string, item: PlayableItem, query: string): ItemSource[] {
  if (playingOf(item) === 'nothing') return [];
  const plain = { file: `${origin}/manifests/${item.mediaid}.m3u8${query}`, type: HLS_TYPE, label: 'Auto' };
  return [
    item.protected
      ? { ...plain, drm: { clearkey: { url: `${origin}/licences/${item.mediaid}${query}` } } }
      : plain,
  ];
}

/** The `tracks[]` of an item: captions and scrubbing thumbnails; a live stream has neither. */
export const tracksOf = (origin: string, item: PlayableItem): ItemTrack[] =>
  playingOf(item) === 'video'
    ? [
        { file: `${origin}/tracks/${item.mediaid}.vtt`, kind: 'captions', label: 'English', language: 'en' },
        { file: `${origin}/strips/${item.mediaid}.vtt`, kind: 'thumbnails' },
      ]
    : [];
