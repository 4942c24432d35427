import type { Seconds } from './seconds.ts';

/** A cue of a WebVTT file: a text, for a part of a video. */
export interface TextCue {
  readonly start: Seconds;
  readonly end: Seconds;
  readonly text: string;
}
