import type { TextCue } from '#domain/playback/text-cue.ts';
import { token } from '../injection/token.ts';

/** The WebVTT files of items. */
export interface TimedText {
  /**
   * Loads the cues of a file in the order of their times; invalid ones are left out. Fails with the failures of a request, and
   * with `malformed-answer` if it is no WebVTT.
   */
  cues(address: string): Promise<readonly TextCue[]>;
}
export const TimedText = token<TimedText>('TimedText');
