import type { SizedImage } from '#domain/catalogue/media-item.ts';
import type { Position } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { token } from '../injection/token.ts';

/** What the device shows about the current playback: on its lock screen, in its volume panel, on a watch. */
export interface NowPlaying {
  readonly title: string;
  readonly artist: string | null;
  readonly artwork: readonly SizedImage[];
}

/** The commands of the device's media keys and of a headset's. */
export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  /** Seeks by this many seconds; backwards if negative. */
  readonly seekBy: (seconds: number) => void;
  readonly seekTo: (position: Seconds) => void;
}

/** The playback position and rate. */
export interface PlaybackPosition extends Position {
  readonly rate: number;
}

/** The device's own display and media keys for playback. Does nothing if the device has none; no method fails. */
export interface MediaSession {
  /** Replaces what was shown before. */
  show(playing: NowPlaying, keys: MediaKeys): void;
  update(state: 'playing' | 'paused', at: PlaybackPosition): void;
  /** Clears the display and stops handling media keys. */
  clear(): void;
}
export const MediaSession = token<MediaSession>('MediaSession');
