import type { PlayerEvent, Position, SeekRange } from '#domain/playback/player-event.ts';
import { isLive, seconds } from '#domain/playback/seconds.ts';
import type { LibraryEvent, LibraryPlayer } from './player-library.ts';

/** The app's player events by those of the library: without and with a position. */
const PLAIN_FACTS = {
  ready: 'ready',
  autostartNotAllowed: 'autoplay-blocked',
  adBreakStart: 'ads-began',
  adBreakEnd: 'ads-ended',
  userActive: 'user-active',
  userInactive: 'user-inactive',
} as const;

const POSITION_FACTS = {
  play: 'started',
  pause: 'paused',
  seeked: 'seeked',
} as const;

/** Calls `next` with each event of the player, in the app's words. */
export function reportEvents(player: LibraryPlayer, next: (event: PlayerEvent) => void): void {
  for (const [event, kind] of Object.entries(PLAIN_FACTS)) player.on(event, () => next({ kind }));
  for (const [event, kind] of Object.entries(POSITION_FACTS)) {
    player.on(event, (detail) => next({ kind, ...positionOf(player, detail) }));
  }
  player.on('time', (detail) => {
    const position = positionOf(player, detail);
    next({ kind: 'time', ...position, ...(isLive(position.duration) && seekableOf(detail)) });
  });
  player.on('seek', ({ offset }) => {
    next({ kind: 'seeking', ...positionOf(player, offset === undefined ? {} : { position: offset }) });
  });
  player.on('playAttemptFailed', ({ error }) => {
    if (!isAbortError(error)) next({ kind: 'autoplay-blocked' });
  });
  player.on('playbackRateChanged', ({ playbackRate: rate = 1 }) => next({ kind: 'rate-changed', rate }));
  player.on('complete', () => {
    const { duration } = positionOf(player, {});
    next({ kind: 'completed', position: duration, duration });
  });
  for (const event of ['error', 'setupError']) {
    player.on(event, ({ code }) => next({ kind: 'failed', what: 'video', refused: isRefusal(code) }));
  }
}

function positionOf(player: LibraryPlayer, detail: LibraryEvent): Position {
  const duration = seconds(detail.duration ?? player.getDuration());
  const position = detail.position ?? player.getPosition();
  return { position: seconds(isLive(duration) ? (detail.currentTime ?? position) : position), duration };
}

function seekableOf({ seekRange }: LibraryEvent): { readonly seekable: SeekRange } | null {
  if (!seekRange || !(seekRange.end > 0)) return null;
  return { seekable: { start: seconds(seekRange.start), end: seconds(seekRange.end) } };
}

/** Pausing, or opening another video, before playback has started aborts the attempt to start it. */
const isAbortError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The library's error codes for network failures end with the HTTP status. */
const isRefusal = (code = 0): boolean => [401, 403].includes(code % 1000);
