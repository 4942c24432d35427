import { AppFailure } from '#application/app-failure.ts';
import type { TimedText } from '#application/ports/timed-text.ts';
import type { TextCue } from '#domain/playback/text-cue.ts';

/** @param files cues by address, in any order */
export function makeInMemoryTimedText(
  files: Readonly<Record<string, readonly TextCue[]>>,
): TimedText & { readonly failWith: (failure: Error) => void } {
  let failed: Error | null = null;
  return {
    failWith: (failure) => {
      failed = failure;
    },
    cues: async (address) => {
      if (failed) throw failed;
      const cues = files[address];
      if (!cues) throw new AppFailure('not-found', 'There is no such file');
      return cues
        .filter(({ start, end }) => start >= 0 && end > start)
        .sort((one, other) => one.start - other.start);
    },
  };
}
