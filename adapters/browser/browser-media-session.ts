import type { MediaKeys, MediaSession } from '#application/ports/media-session.ts';
import { isLive, seconds } from '#domain/playback/seconds.ts';

/** Browser APIs that may be missing, in whole or in part. */
interface NavigatorFeatures {
  readonly mediaSession?: Pick<
    globalThis.MediaSession,
    'metadata' | 'playbackState' | 'setActionHandler' | 'setPositionState'
  >;
}

/** The skip distance of a device's key without an offset of its own, in seconds. */
const SKIP = 10;
/** Images have the width that they declare, and the aspect ratio of players. */
const HEIGHT_TO_WIDTH = 9 / 16;

const ACTIONS = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const;

/** The browser's Media Session API. */
export function makeBrowserMediaSession(
  { mediaSession }: NavigatorFeatures,
  Metadata: typeof MediaMetadata | undefined,
): MediaSession {
  if (!mediaSession || !Metadata) return { show: () => {}, update: () => {}, clear: () => {} };
  return {
    show: ({ title, artist, artwork }, keys) => {
      mediaSession.metadata = new Metadata({
        title,
        artist: artist ?? '',
        artwork: artwork.map(({ src, width }) => ({
          src,
          sizes: `${width}x${Math.round(width * HEIGHT_TO_WIDTH)}`,
        })),
      });
      const handlers = handlersOf(keys);
      for (const action of ACTIONS) take(mediaSession, action, handlers[action] ?? null);
    },
    update: (state, { position, duration, rate }) => {
      mediaSession.playbackState = state;
      // A live stream has no position.
      if (isLive(duration)) mediaSession.setPositionState();
      else
        mediaSession.setPositionState({
          position: Math.min(position, duration),
          duration,
          playbackRate: rate,
        });
    },
    clear: () => {
      for (const action of ACTIONS) take(mediaSession, action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      mediaSession.setPositionState();
    },
  };
}

const handlersOf = ({
  play,
  pause,
  stop,
  seekBy,
  seekTo,
}: MediaKeys): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => ({
  play,
  pause,
  stop,
  seekbackward: ({ seekOffset }) => seekBy(-(seekOffset || SKIP)),
  seekforward: ({ seekOffset }) => seekBy(seekOffset || SKIP),
  seekto: ({ seekTime }) => {
    if (seekTime !== undefined) seekTo(seconds(seekTime));
  },
});

/** A browser throws for actions that it does not support. */
function take(
  session: Pick<globalThis.MediaSession, 'setActionHandler'>,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The action stays unsupported.
  }
}
