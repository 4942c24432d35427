import type { MediaKeys, MediaSession } from '#application/ports/media-session.ts';
import { isLive, seconds } from '#domain/playback/seconds.ts';

/** Browser APIs that may be missing, in whole or in part. */
interface NavigatorFeatures {
  readonly mediaSession?: Pick<globalThis.MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'> &
    Partial<Pick<globalThis.MediaSession, 'setPositionState'>>;
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
        artwork: artwork
          .filter(({ src }) => isAddress(src))
          .map(({ src, width }) => ({
            src,
            sizes: `${width}x${Math.round(width * HEIGHT_TO_WIDTH)}`,
          })),
      });
      const handlers = handlersOf(keys);
      for (const action of ACTIONS)
        trying(() => mediaSession.setActionHandler(action, handlers[action] ?? null));
    },
    update: (state, { position, duration, rate }) => {
      mediaSession.playbackState = state;
      // A live stream has no position.
      const place = { position: Math.min(position, duration), duration, playbackRate: rate };
      trying(() => mediaSession.setPositionState?.(isLive(duration) ? undefined : place));
    },
    clear: () => {
      for (const action of ACTIONS) trying(() => mediaSession.setActionHandler(action, null));
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      trying(() => mediaSession.setPositionState?.());
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

/** A browser throws for actions that it does not know, and for a position or rate that it does not accept: the device shows less. */
function trying(act: () => void): void {
  try {
    act();
  } catch {
    // It stays as it was.
  }
}

/** A browser shows nothing of a video that has a picture at a malformed address. */
function isAddress(src: string): boolean {
  try {
    return new URL(src).protocol !== '';
  } catch {
    return false;
  }
}
