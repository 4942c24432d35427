import type { TextCue } from './text-cue.ts';

/** A part of a picture that shows a moment of a video; in pixels of the picture. */
export interface Thumbnail {
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLACE = /^([^#\s]+)#xywh=(?:pixel:)?(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/;

/**
 * The thumbnail at a position; null if there is none. The platform's thumbnail tracks name a part of a picture in each cue, as a
 * media fragment: 'sheet.webp#xywh=160,90,160,90'.
 *
 * @param position in seconds
 * @param track the address of the track, which relative addresses begin with
 */
export function thumbnailAt(cues: readonly TextCue[], position: number, track: string): Thumbnail | null {
  const cue = cues.find(({ start, end }) => start <= position && position < end) ?? null;
  const [, file, x, y, width, height] = PLACE.exec(cue?.text.trim() ?? '') ?? [];
  if (!file) return null;
  const src = resolved(file, track);
  return src === null
    ? null
    : { src, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

function resolved(file: string, track: string): string | null {
  try {
    const { href } = new URL(file, track);
    return /^https?:/.test(href) ? href : null;
  } catch {
    return null;
  }
}
