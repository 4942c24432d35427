import type { MediaKeys, MediaSession, NowPlaying } from '#application/ports/media-session.ts';

/** A device that remembers what it was told. */
export interface RecordingMediaSession extends MediaSession {
  /** In its order: 'show', 'playing at 3', 'paused at 5, 1.5 times as fast', 'clear'. */
  readonly told: readonly string[];
  /** Everything that was shown, one after another. */
  readonly shown: readonly NowPlaying[];
  /** The keys that it takes; null while it takes none. */
  keys(): MediaKeys | null;
}

export function makeRecordingMediaSession(): RecordingMediaSession {
  const told: string[] = [];
  const shown: NowPlaying[] = [];
  let keys: MediaKeys | null = null;
  return {
    told,
    shown,
    keys: () => keys,
    show: (playing, taken) => {
      shown.push(playing);
      keys = taken;
      told.push('show');
    },
    tell: (state, { position, rate }) => {
      told.push(`${state} at ${position}${rate === 1 ? '' : `, ${rate} times as fast`}`);
    },
    clear: () => {
      keys = null;
      told.push('clear');
    },
  };
}
