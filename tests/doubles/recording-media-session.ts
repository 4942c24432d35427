import type { MediaKeys, MediaSession, NowPlaying } from '#application/ports/media-session.ts';

/** A media session that records its calls. */
export interface RecordingMediaSession extends MediaSession {
  /** The calls in order: 'show', 'playing at 3', 'paused at 5, 1.5 times as fast', 'clear'. */
  readonly told: readonly string[];
  /** Everything that was shown, in order. */
  readonly shown: readonly NowPlaying[];
  /** The media keys that it handles; null if none. */
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
    update: (state, { position, rate }) => {
      told.push(`${state} at ${position}${rate === 1 ? '' : `, ${rate} times as fast`}`);
    },
    clear: () => {
      keys = null;
      told.push('clear');
    },
  };
}
