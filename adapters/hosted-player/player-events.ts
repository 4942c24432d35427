import type { PlayerEvent, Position, SeekRange } from '#domain/playback/player-event.ts';
import { isLive, seconds } from '#domain/playback/seconds.ts';
import type { PlayerSettings, Quality, Track, TrackList } from '#domain/playback/player-settings.ts';
import type { LibraryEvent, LibraryLevel, LibraryPlayer, LibraryTrack } from './player-library.ts';

/** The app's player events by those of the library: without and with a position. */
const PLAIN_FACTS = {
  ready: 'ready',
  autostartNotAllowed: 'autoplay-blocked',
  adBreakStart: 'ads-began',
  adBreakEnd: 'ads-ended',
  adPause: 'ad-paused',
  adPlay: 'ad-resumed',
  buffer: 'stalled',
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
  player.on('bufferChange', ({ bufferPercent = 0, duration = 0 }) => {
    next({ kind: 'buffered', end: seconds((bufferPercent / 100) * duration) });
  });
  reportSettings(player, (changes) => next({ kind: 'settings-changed', changes }));
  player.on('complete', () => {
    const { duration } = positionOf(player, {});
    next({ kind: 'completed', position: duration, duration });
  });
  for (const event of ['error', 'setupError']) {
    player.on(event, ({ code }) => next({ kind: 'failed', what: 'video', refused: isRefusal(code) }));
  }
}

/** Calls `changed` with each setting that has changed, and with all that are known once the player is ready. */
function reportSettings(player: LibraryPlayer, changed: (changes: Partial<PlayerSettings>) => void): void {
  player.on('volume', ({ volume = 0 }) => changed({ volume }));
  player.on('mute', ({ mute = false }) => changed({ isMuted: mute }));
  player.on('playbackRateChanged', ({ playbackRate: rate = 1 }) => changed({ rate }));
  for (const event of ['captionsList', 'captionsChanged'])
    player.on(event, ({ tracks, track }) => changed({ captions: afterFirst(tracks, track, trackOf) }));
  for (const event of ['levels', 'levelsChanged'])
    player.on(event, ({ levels, currentQuality }) =>
      changed({ qualities: afterFirst(levels, currentQuality, qualityOf) }),
    );
  for (const event of ['audioTracks', 'audioTrackChanged'])
    player.on(event, ({ tracks = [], currentTrack }) =>
      changed({ audioTracks: { tracks: tracks.map(trackOf), chosen: currentTrack ?? null } }),
    );
}

/** A list whose first entry stands for none. */
const afterFirst = <Entry extends LibraryTrack, Of extends Track>(
  entries: readonly Entry[] = [],
  index = 0,
  read: (entry: Entry, at: number) => Of,
): TrackList<Of> => ({
  tracks: entries.slice(1).map(read),
  chosen: index > 0 ? index - 1 : null,
});

const trackOf = ({ label, name, language }: LibraryTrack, index: number): Track => ({
  label: label || name || language || String(index + 1),
  language: language || null,
});

const qualityOf = (level: LibraryLevel, index: number): Quality => ({
  ...trackOf(level, index),
  lines: level.height ? Math.min(level.height, level.width || level.height) : null,
});

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
