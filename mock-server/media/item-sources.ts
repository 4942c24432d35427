import { HLS_TYPE } from './playlist-text.ts';

/** What is needed of an item to say where its video is; a duration of 0 is a live stream. */
export interface PlayableItem {
  readonly mediaid: string;
  readonly duration: number;
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

/** The `sources[]` of an item: one address for all sizes and codecs. */
export const sourcesOf = (origin: string, { mediaid }: PlayableItem): ItemSource[] => [
  { file: `${origin}/manifests/${mediaid}.m3u8`, type: HLS_TYPE, label: 'Auto' },
];

/** The `tracks[]` of an item: captions and scrubbing thumbnails; a live stream has neither. */
export const tracksOf = (origin: string, { mediaid, duration }: PlayableItem): ItemTrack[] =>
  duration > 0
    ? [
        { file: `${origin}/tracks/${mediaid}.vtt`, kind: 'captions', label: 'English', language: 'en' },
        { file: `${origin}/strips/${mediaid}.vtt`, kind: 'thumbnails' },
      ]
    : [];
